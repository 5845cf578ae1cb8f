/**
 * The hosts in what a reader typed or pasted: `wiki.local, http://127.0.0.1:8080/start` gives `wiki.local` and
 * `127.0.0.1:8080`. `others` is what is no host, as it was typed.
 */
export function hostsIn(text: string): { hosts: string[]; others: string[] } {
  const hosts = new Set<string>();
  const others: string[] = [];
  for (const part of text.split(/[\s,;]+/u).filter(Boolean)) {
    const host = hostOf(/^[a-z]+:\/\//i.test(part) ? part : `http://${part}`);
    if (host) hosts.add(host);
    else others.push(part);
  }
  return { hosts: [...hosts], others };
}

/** Nothing for what no request can be made to; `*` is a host to a URL, and every host to a browser's permission. */
function hostOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, host } = new URL(url);
  return /^https?:$/.test(protocol) && !host.includes('*') ? host : undefined;
}
