import { addressTrouble } from '../read/address';

/**
 * The address of a server as a reader writes it, as http(s) without a slash at its end: `localhost:8888` is
 * `http://localhost:8888`, `search.example.org/` is `https://search.example.org`. Without a scheme the reader's own
 * machine and network are asked by http, all others by https. Query and fragment go; a place for a language
 * (`https://{language}.wiki.example`) stays.
 * @returns undefined where it is none: no host, another scheme, or a name and password in it, which no browser sends
 */
export function baseAddress(written: string): string | undefined {
  const text = written.trim().replace(/[?#].*$/, '');
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${schemeFor(text)}://${text}`;
  // A URL parser takes blanks for part of a path.
  if (/\s/.test(text) || troubleOf(whole) === 'bad-address') return undefined;
  return whole.replace(/\/+$/, '');
}

const troubleOf = (address: string) => addressTrouble(address.replaceAll('{language}', 'en'));

const schemeFor = (text: string): string =>
  troubleOf(`http://${text}`) === 'private-address' ? 'http' : 'https';
