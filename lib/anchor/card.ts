import { element } from './elements';
import { closeIcon, outIcon, verdictIcon } from './icons';
import type { InlineMarks, InlineQuotation } from './inline-marks';
import { quotedPassage, textFragmentUrl } from './text-fragment';

/** The most quotations a card has room for. */
const QUOTATIONS = 2;

export interface CardActions {
  close(): void;
  openPanel(check: string): void;
}

/** The most other checks of the sentence a card has room for. */
const OTHERS = 4;

/** The card of a verdict: label, confidence, two quotations, the way to the panel and to the sentence's older checks. */
export function card(
  document: Document,
  marks: InlineMarks,
  others: readonly InlineMarks[],
  actions: CardActions,
): HTMLElement {
  const { strings, direction = 'auto', stand = 'running' } = marks;
  const close = element(
    document,
    'button',
    { class: 'close', type: 'button', 'aria-label': strings.close, title: strings.close },
    closeIcon(document),
  );
  const open = element(document, 'button', { class: 'open', type: 'button' }, strings.open);
  close.addEventListener('click', actions.close);
  open.addEventListener('click', () => actions.openPanel(marks.check));
  return element(
    document,
    'div',
    {
      class: 'card',
      role: 'dialog',
      'aria-label': markName(marks),
      'data-state': stand,
      dir: direction,
    },
    element(
      document,
      'div',
      { class: 'verdict' },
      verdictIcon(document, stand, 18),
      element(
        document,
        'div',
        {},
        element(document, 'strong', {}, marks.label),
        marks.confidence && element(document, 'span', {}, marks.confidence),
      ),
    ),
    ...marks.quotations
      .slice(0, QUOTATIONS)
      .map((quotation) => quoted(document, quotation, strings.source)),
    others.length > 0 && also(document, strings.also, others, actions),
    open,
    close,
  );
}

/** The verdicts of other checks of the sentence; each opens in the panel. */
function also(
  document: Document,
  title: string,
  others: readonly InlineMarks[],
  { openPanel }: CardActions,
): HTMLElement {
  const ways = others.slice(0, OTHERS).map(({ check, claim, stand = 'running', label }) => {
    const way = element(
      document,
      'button',
      { type: 'button', 'data-state': stand, title: claim.text },
      verdictIcon(document, stand, 12),
      label,
    );
    way.addEventListener('click', () => openPanel(check));
    return way;
  });
  return element(document, 'div', { class: 'also' }, element(document, 'span', {}, title), ...ways);
}

/** What screen readers call the mark and its card. */
export const markName = ({ strings, label }: InlineMarks): string =>
  strings.mark.replaceAll('{label}', label);

function quoted(
  document: Document,
  { words, around, publisher, url }: InlineQuotation,
  title: string,
) {
  const link = textFragmentUrl(url, quotedPassage({ words, around }));
  return element(
    document,
    'blockquote',
    { dir: 'auto' },
    element(document, 'p', {}, `“${words}”`),
    source(document, publisher, link, title),
  );
}

function source(document: Document, publisher: string, url: string | undefined, title: string) {
  const name = element(document, 'span', {}, publisher);
  if (!url) return element(document, 'div', { class: 'source' }, name);
  const link = { class: 'source', href: url, target: '_blank', rel: 'noopener noreferrer', title };
  return element(document, 'a', link, name, outIcon(document));
}
