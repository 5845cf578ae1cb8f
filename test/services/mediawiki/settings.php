<?php
// Appended to each wiki's LocalSettings.php: what Wikipedia has and a fresh wiki lacks.
$wgScriptPath = "/$wgLanguageCode";
$wgArticlePath = "/$wgLanguageCode/wiki/$1";
$wgExtensionMessagesFiles['CrossexamMagic'] = __DIR__ . '/magic-words.php';
$wgHooks['GetDoubleUnderscoreIDs'][] = static function ( &$ids ) {
	$ids[] = 'disambiguation';
};
// A page view should not run jobs or write.
$wgJobRunRate = 0;
$wgMainCacheType = CACHE_NONE;
$wgParserCacheType = CACHE_NONE;
$wgShowExceptionDetails = true;
