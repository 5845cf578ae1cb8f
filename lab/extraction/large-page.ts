import type { Page } from './pages';

const WORDS =
  'bridge river iron tower builders opened after years of work because the old crossing had become too narrow for carts'.split(
    ' ',
  );

/** A page of a given size: an article of many paragraphs with links, lists and tables between menus. */
export function largePage(bytes: number): Page {
  const parts: string[] = [];
  let size = 0;
  for (let number = 0; size < bytes; number++) {
    const words = Array.from({ length: 60 }, (_, i) => WORDS[(number * 7 + i * 5) % WORDS.length]);
    const text = `In ${1500 + (number % 500)}, ${words.join(' ')}.`;
    const part =
      number % 10 === 9
        ? `<h2>Part ${number}</h2><table><tr><th>Year</th><td>${number}</td></tr></table>`
        : `<p>${text} <a href="/note/${number}">More of it</a>, <em>as written</em>.</p>`;
    parts.push(part);
    size += part.length;
  }
  const menu = `<nav><ul>${'<li><a href="/a">Menu</a></li>'.repeat(40)}</ul></nav>`;
  return {
    name: `${bytes} bytes`,
    html: `<!doctype html><html><head><title>A long page</title></head><body>${menu}<main><article>${parts.join('')}</article></main></body></html>`,
    url: 'https://page.example/long',
    ...{ wanted: [], unwanted: [] },
    about: { title: '', author: '', site: '', published: '' },
  };
}
