<?php
// Wikipedia marks disambiguation pages with this magic word (extension Disambiguator, not packaged here).
$magicWords = [ 'en' => [ 'disambiguation' => [ 0, '__DISAMBIG__' ] ] ];
