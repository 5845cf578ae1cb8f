/**
 * The hosts in what a reader typed or pasted: `wiki.local, http://127.0.0.1:8080/start` gives `wiki.local` and
 * `127.0.0.1:8080`. What is no host is left out.
 */
export function hostsIn(text: string): string[] {
  const hosts = text
    .split(/[\s,;]+/u)
    .filter(Boolean)
    .map((part) => (/^[a-z]+:\/\//i.test(part) ? part : `http://${part}`))
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).host)
    .filter(Boolean);
  return [...new Set(hosts)];
}
