const MOST_NODES = 2000;
const TYPE = /(?:^|[/#:])ClaimReview$/u;

/** Every ClaimReview in the page's JSON-LD, however deep it stands; unread yet. */
export function jsonLdReviews(document: Document): unknown[] {
  const open = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => parsed(textContent ?? ''),
  );
  const reviews: unknown[] = [];
  for (let seen = 0; open.length > 0 && seen < MOST_NODES; seen++) {
    const value = open.shift();
    if (typeof value !== 'object' || value === null) continue;
    if (isReview(value)) reviews.push(value);
    // Cut before it is spread: a list of a hundred thousand would overflow the stack.
    else open.push(...Object.values(value).slice(0, MOST_NODES));
  }
  return reviews;
}

function isReview(value: object): boolean {
  const type: unknown = (value as { '@type'?: unknown })['@type'];
  return [type].flat().some((one) => typeof one === 'string' && TYPE.test(one));
}

function parsed(json: string): unknown[] {
  try {
    return [JSON.parse(json.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/gu, ''))];
  } catch {
    // Pages carry broken JSON-LD more often than one would think.
    return [];
  }
}
