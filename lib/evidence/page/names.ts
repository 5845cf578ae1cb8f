/** Where an element's own words for itself, its classes and id, say that it is no part of the article. */
export type Naming = 'outside' | 'doubtful' | 'none';

/** Beginnings of words that are said of nothing else. */
const OUTSIDE =
  /^(?:advert|adsense|adsbygoogle|dfp|sponsor|taboola|outbrain|disqus|addtoany|addthis|sharedaddy|sharethis|shar(?:e|es|ing)$|share(?:bar|buttons?|links?|tools?)|social(?:$|bar|links?|icons?|media|share|sharing)|newsletter|subscri|signup|cookie|paywall|consent|gdpr|breadcrumb|pagination|pager$|paginator|relatedp|related(?:$|articles?|content|stories|links)|recommend|readmore|trending|mostread|mostpopular|popular(?:$|posts)|lightbox|popup|modal$|skiplink|toolbar|navbar|navbox|navigation$|mwjumplink|catlinks|print[a-z]*footer$|authorbox|authorbio|toc$|tableofcontents|disclaimer)/;
/** Words an article's own parts may carry too. */
const DOUBTFUL =
  /^(?:ads?$|promo|banner|sidebar|[a-z]*footer$|nav$|menu|comment|reply|replies|respond|tags?$|tagcloud|categor|byline|meta$|postmeta|author|rating|vote|poll$|login|print|rss|teaser|more$|next$|prev|previous|archive|copyright|legal|cta$|donat|hidden|badge|credit)/;

const SPLIT = /([a-z0-9])([A-Z])/g;

/** Judges by whole words, not by substrings: `issue-menu-id` is none, `postBody` has two. */
export function namingOf(element: Element): Naming {
  const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
  if (names.length < 2) return 'none';
  let doubtful = false;
  for (const name of names.split(/\s+/)) {
    const words = name
      .replace(SPLIT, '$1-$2')
      .toLowerCase()
      .split(/[^a-z0-9]+/);
    for (const word of [...words, words.join('')]) {
      if (OUTSIDE.test(word)) return 'outside';
      if (DOUBTFUL.test(word)) doubtful = true;
    }
  }
  return doubtful ? 'doubtful' : 'none';
}
