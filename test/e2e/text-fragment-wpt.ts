import type { Passage } from '../../lib/anchor/text-directives';

/** A row of the web platform tests' table, as the data folder has it. */
export interface WptCase {
  fragment: string;
  /** Where the browser must be afterwards: an element's id, or `top`. */
  expect_position: string;
  description: string;
}

interface OurPassage extends Passage {
  /** The address has this element fragment already. */
  element?: string;
  /** Where our link leads, where that is not what the raw fragment does. */
  position?: string;
}

const WHOLE = "This is a test page !$'()*+./:;=?@_~ &,- ネコ";
const reserved = 'a link of ours never has this syntax: it is the browser’s to refuse';
const severalTexts = 'several texts at once: our links name one passage, in more than one way';
const nowhere = 'an end that stands nowhere: a passage’s end is the page’s own';

/**
 * For each fragment the passage that our link maker is given for it, or why it does not apply. The makers' own
 * terms are shorter than a passage of ours would be; what counts is the place.
 */
export const wptPassages: Record<string, OurPassage | string> = {
  '#': { exact: '', position: 'top' },
  // Raw, the commas part terms; in a link of ours they are the passage's.
  '#:~:text=this,is,test,page': {
    exact: 'this,is,test,page',
    position: 'text-directive-parameters',
  },
  '#element:~:directive': { exact: '—', element: 'element' },
  '#:~:TEXT=test': reserved,
  '#:~:text=test': { exact: 'test' },
  '#:~:text=this is a-,test': { exact: 'test', prefix: 'x This is a ' },
  '#:~:text=test,-page': { exact: 'test', suffix: ' page !$' },
  '#:~:text=this is a-,test,-page': { exact: 'test', prefix: 'x This is a ', suffix: ' page !$' },
  '#:~:text=foo-,foo,-bar': { exact: 'foo', prefix: 'foo foo ', suffix: ' bar bar' },
  '#:~:text=this,page': { exact: 'This is a test page' },
  '#:~:text=this-,is,test': { exact: 'is a test', prefix: 'x This ' },
  '#:~:text=this,test,-page': { exact: 'This is a test', suffix: ' page !$' },
  '#:~:text=this-,is,test,-page': { exact: 'is a test', prefix: 'x This ', suffix: ' page !$' },
  '#:~:text=this,none': nowhere,
  '#:~:text=none,page': nowhere,
  '#:~:text=this-,is,page,-none': {
    exact: 'is a test page',
    prefix: 'x This ',
    suffix: ' none x',
    position: 'text',
  },
  '#:~:text=none-,this,test,-page': {
    exact: 'This is a test',
    prefix: 'x none ',
    suffix: ' page !$',
    position: 'text',
  },
  '#:~:text=this%20is%20a%20test%20page': { exact: 'This is a test page' },
  // Whole words only: the cut one is left out of the link.
  '#:~:text=test%20pag': { exact: 'test pag', suffix: 'e !$', position: 'text' },
  '#:~:text=%26%2C%2D': { exact: "page !$'()*+./:;=?@_~ &,-" },
  '#:~:text=%E3%83%8D%E3%82%B3': { exact: 'ネコ' },
  "#:~:text=!$'()*+./:;=?@_~": { exact: WHOLE },
  '#:~:text=this&text=test,page': severalTexts,
  '#:~:text=tes&text=age': severalTexts,
  // A directive that is not found is passed over.
  '#:~:text=none&text=test%20page': {
    exact: 'test page',
    prefix: 'x none ',
    suffix: ' text x',
    position: 'more-text',
  },
  '#:~:text=test%20page&directive': reserved,
  '#:~:text=test&directive&text=page': reserved,
  '#element:~:text=test': { exact: 'test', element: 'element' },
  '#pagestate:~:text=test': { exact: 'test', element: 'pagestate' },
  '#element:~:text=nomatch': { exact: 'nomatch', element: 'element' },
  '#pagestate:~:text=nomatch': { exact: 'nomatch', element: 'pagestate' },
  '#:~:text=more-,test%20page': { exact: 'test page', prefix: 'x More ' },
  '#:~:text=test%20page,-text': { exact: 'test page', suffix: ' text x' },
  '#:~:text=more-,test%20page,-text': { exact: 'test page', prefix: 'x More ', suffix: ' text x' },
  '#:~:text=prefix-,test%20page,-suffix': {
    exact: 'test page',
    prefix: 'x prefix ',
    suffix: ' suffix x',
  },
  '#:~:text=shadow%20text': { exact: 'shadow text' },
  '#:~:text=hidden%20text': { exact: 'hidden text' },
  '#:~:text=display%20none': { exact: 'display none' },
  '#:~:text=horizontally%20scrolled%20text': { exact: 'horizontally scrolled text' },
};
