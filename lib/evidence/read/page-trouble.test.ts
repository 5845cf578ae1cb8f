import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { extract } from '../page/extract';
import { pageTrouble } from './page-trouble';

const parseHtml = (html: string): Document => parseHTML(html).document;
const ASKED = 'https://news.example/2026/05/the-tower';

function trouble(html: string, more: { status?: number; url?: string } = {}) {
  const url = more.url ?? ASKED;
  const { text } = extract(html, url, { parseHtml });
  const document = parseHtml(html);
  return pageTrouble({ asked: ASKED, url, status: more.status ?? 200, html, document, text });
}

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const P =
  '<p>The tower stands by the river, and people who pass it on their way to work have looked up at it for more than a hundred years, in rain and in sun, without asking who paid for its iron.</p>';
const ARTICLE = `<article><h1>The tower</h1>${P.repeat(14)}</article>`;
const SOLD =
  '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":"False","hasPart":{"@type":"WebPageElement","isAccessibleForFree":false,"cssSelector":".rest"}}</script>';

describe('pageTrouble', () => {
  it.each([
    ['an article', page('The tower', ARTICLE)],
    [
      'a short note',
      page('A note', '<p>The tower is closed today, and it opens again tomorrow.</p>'),
    ],
    [
      'an article about captchas',
      page('Why captchas fail', ARTICLE.replace('The tower', 'Captcha')),
    ],
    ['an article about 404', page('How 404 became a joke', ARTICLE)],
    [
      'an article beside a cookie bar',
      page(
        'The tower',
        `${ARTICLE}<div role="dialog">We and our partners use cookies. Accept all?</div>`,
      ),
    ],
    [
      'an article that offers a subscription',
      page('The tower', `${ARTICLE}<p>Subscribe to continue supporting us.</p>`),
    ],
    [
      'an article with a comment form behind a captcha',
      page('The tower', `${ARTICLE}<div class="g-recaptcha"></div>`),
    ],
    ['a whole text marked as sold', page('The tower', ARTICLE, SOLD)],
  ])('lets %s pass', (_, html) => {
    expect(trouble(html)).toBeUndefined();
  });

  it.each([
    ['404', page('Oops', '<p>Gone fishing.</p>'), { status: 404 }],
    ['410', page('The tower', ARTICLE), { status: 410 }],
    ['a page that says so', page('Page not found', '<h1>Sorry</h1><p>Try our search.</p>'), {}],
    ['a number in the heading', page('News', '<h1>404</h1><p>Try our search.</p>'), {}],
    ['German', page('Seite nicht gefunden – Zeitung', '<p>Hier geht es zur Startseite.</p>'), {}],
    ['French', page('Journal', '<h1>Page introuvable</h1>'), {}],
    ['Spanish', page('Página no encontrada', '<p>Volver.</p>'), {}],
    ['Japanese', page('ページが見つかりません', '<p>トップページへ</p>'), {}],
    [
      'the front page instead',
      page('News of today', '<p>All the news.</p>'),
      { url: 'https://news.example/' },
    ],
  ])('knows a page that is not there: %s', (_, html, more) => {
    expect(trouble(html, more)).toMatchObject({ state: 'not-found' });
  });

  it.each([
    ['marked by its publisher', page('The tower', `<article>${P.repeat(3)}</article>`, SOLD)],
    [
      'marked in its markup',
      page(
        'The tower',
        `<article>${P.repeat(3)}<meta itemprop="isAccessibleForFree" content="https://schema.org/False"></article>`,
      ),
    ],
    [
      'asking for a subscription',
      page('The tower', `<article>${P.repeat(2)}<p>Subscribe to continue reading.</p></article>`),
    ],
    [
      'asking a member',
      page(
        'The tower',
        `<article>${P}<p>This article is available to our subscribers. Already a member? Sign in.</p></article>`,
      ),
    ],
    [
      'German',
      page('Der Turm', `<article>${P}<p>Jetzt weiterlesen mit unserem Abo.</p></article>`),
    ],
    [
      'French',
      page('La tour', `<article>${P}<p>Cet article est réservé aux abonnés.</p></article>`),
    ],
    ['402', page('Pay', '<p>Payment required.</p>'), 402],
  ])('knows a stub of a text that is sold: %s', (_, html, status = 200) => {
    expect(trouble(html, { status: Number(status) })).toMatchObject({ state: 'paywall' });
  });

  it.each([
    [
      'a search engine’s',
      page(
        'Before you continue to News',
        '<p>We use cookies and data to deliver our service.</p><button>Accept all</button>',
      ),
      {},
    ],
    [
      'partners',
      page(
        'News',
        '<h1>Your privacy</h1><p>We and our 842 partners store and access personal data, like cookies, on your device.</p>',
      ),
      {},
    ],
    [
      'German',
      page(
        'Zeitung',
        '<h1>Weiterlesen</h1><p>Bitte stimmen Sie zu: Mit Ihrer Einwilligung verwenden wir Cookies.</p>',
      ),
      {},
    ],
    [
      'on a host of its own',
      page('Privacy', '<p>Make your choice to go on.</p>'),
      { url: 'https://consent.news.example/v2/x' },
    ],
  ])('knows a consent wall: %s', (_, html, more) => {
    expect(trouble(html, more)).toEqual({ state: 'blocked', why: 'consent' });
  });

  it.each([
    ['a waiting page', page('Just a moment...', '<p>Checking your browser.</p>'), 503],
    [
      'a 403',
      page(
        'Attention Required!',
        '<h1>Please complete the security check</h1><p>Why do I have to complete a CAPTCHA?</p>',
      ),
      403,
    ],
    ['a success', page('Hello', '<h1>Are you a human?</h1><p>Press and hold.</p>'), 200],
    [
      'only markup',
      page('news.example', '<div class="g-recaptcha"></div><p>One more step.</p>'),
      200,
    ],
    [
      'unusual traffic',
      page('Sorry', '<p>We have detected unusual traffic from your network.</p>'),
      429,
    ],
  ])('knows a captcha: %s', (_, html, status) => {
    expect(trouble(html, { status })).toEqual({ state: 'blocked', why: 'captcha' });
  });

  it.each([
    [401, { state: 'blocked', why: 'sign-in' }],
    [403, { state: 'blocked', why: 'http-403' }],
    [429, { state: 'blocked', why: 'quota' }],
    [451, { state: 'blocked', why: 'http-451' }],
    [500, { state: 'failed', why: 'http-500' }],
    [202, { state: 'blocked', why: 'http-202' }],
  ])('knows status %d', (status, outcome) => {
    expect(trouble(page('x', '<p>No.</p>'), { status })).toEqual(outcome);
  });

  it('knows a page with nothing to read', () => {
    expect(trouble(page('App', '<div id="root"></div>'))).toEqual({
      state: 'failed',
      why: 'no-text',
    });
  });
});
