import { CrossexamError } from '../errors';
import { wordCount } from '../evidence/scripts';
import { type Captured, MOST_LINKS } from './captured';
import type { Claim, ClaimPage } from './claim';

/** Everything known about a gesture; each part may be missing. */
export interface ClaimSources {
  captured?: Captured | undefined;
  /** The context menu's `selectionText`: always there with the menu, without line feeds. */
  menuText?: string | undefined;
  page?: ClaimPage | undefined;
  tab?: { id?: number | undefined } | undefined;
  frameId?: number | undefined;
  /** ISO 8601 moment of the gesture. */
  now: string;
}

/** From this many words on, the selection is what the reader wants checked; below, it points at a sentence. */
const CLAUSE_WORDS = 5;

/**
 * The claim of a gesture. The words of the capture script win where they hold the menu's words (the menu
 * runs paragraphs together: https://github.com/borismasis/send-to-calendar/pull/3); else the menu's count.
 * A selection of at least five words is the claim; a shorter one stands for the sentence around it, because
 * "in 1750" cannot be debated. A word cut by the selection is made whole.
 *
 * @throws CrossexamError `no-claim` when no words were selected.
 */
export function claimFrom(sources: ClaimSources): Claim {
  const { captured, page, tab, frameId, now } = sources;
  const menuText = sources.menuText?.trim() ?? '';
  const trusted = captured && holds(captured.selected, menuText) ? captured : undefined;
  const selected = trusted?.selected ?? menuText;
  if (!/[\p{L}\p{N}]/u.test(selected)) throw new CrossexamError('no-claim');
  const claim: Claim = {
    text: clean(trusted ? claimText(trusted) : menuText),
    selected,
    capturedAt: now,
    ...(frameId === undefined ? {} : { frameId }),
    ...(tab?.id === undefined ? {} : { tabId: tab.id }),
    ...(page ? { page } : {}),
  };
  if (!trusted) return { ...claim, quote: { exact: menuText, prefix: '', suffix: '' } };
  const { sentence, paragraph, quote, position } = trusted;
  const links = webLinks(trusted.links);
  return {
    ...claim,
    ...(sentence ? { sentence } : {}),
    ...(paragraph ? { paragraph } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(quote ? { quote } : {}),
    ...(position ? { position } : {}),
  };
}

function claimText({ whole, selected, sentence }: Captured): string {
  const words = whole || selected;
  return wordCount(words) >= CLAUSE_WORDS ? words : sentence || words;
}

/** A page's process may have been taken over: what it says its links are is looked at again. */
const webLinks = (links: readonly string[] = []): string[] =>
  links
    .filter((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
    .slice(0, MOST_LINKS);

const bare = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}]+/gu, '');

const holds = (script: string, menu: string): boolean =>
  script !== '' && bare(script).includes(bare(menu));

/** One line, without footnote marks and outer blanks. */
function clean(text: string): string {
  const line = text
    .replace(/\[(?:\p{N}{1,3}|[a-z]|(?:note|nb|n) \p{N}{1,3})\]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return line || text.trim();
}
