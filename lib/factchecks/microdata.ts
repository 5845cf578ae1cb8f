const REVIEW = '[itemscope][itemtype$="schema.org/ClaimReview"]';
const MOST_REVIEWS = 50;

type Item = { [property: string]: string | Item };

/** Every ClaimReview in the page's microdata (HTML standard, section 5), as an object like JSON-LD's. */
export const microdataReviews = (document: Document): Item[] =>
  [...document.querySelectorAll(REVIEW)].slice(0, MOST_REVIEWS).map(itemOf);

/** An item's properties: elements with `itemprop` inside it that belong to no inner item. The first of a name counts. */
function itemOf(scope: Element): Item {
  const item: Item = {};
  for (const element of scope.querySelectorAll('[itemprop]')) {
    const owner = element.parentElement?.closest('[itemscope]');
    if (owner !== scope) continue;
    for (const name of (element.getAttribute('itemprop') ?? '').split(/\s+/u)) {
      if (name && !Object.hasOwn(item, name)) item[name] = contentOf(element);
    }
  }
  return item;
}

function contentOf(element: Element): string | Item {
  if (element.hasAttribute('itemscope')) return itemOf(element);
  for (const attribute of ['content', 'datetime', 'href', 'src', 'value']) {
    const value = element.getAttribute(attribute);
    if (value !== null) return value;
  }
  return element.textContent?.trim() ?? '';
}
