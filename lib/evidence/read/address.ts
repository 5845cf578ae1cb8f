/** Names that never leave a machine or a home, by RFC 6761, 6762, 8375, 9476 and common routers' habit. */
const PRIVATE_NAMES =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** Name servers that answer any name with the address that stands in it, or always with the reader's own machine. */
const ADDRESS_NAMES =
  /(?:^|\.)(?:nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|localho\.st|local\.gd)$/;
/** Four numbers in a name, as such servers read them: `10.0.0.1.example.org`, `10-0-0-1.example.org`. */
const NUMBERS = /(?:^|[.-])(\d{1,3})([.-])(\d{1,3})\2(\d{1,3})\2(\d{1,3})(?=[.-])/;

/** [first address, prefix length]: everything the IANA registry calls not globally reachable. */
const PRIVATE_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/**
 * Why an address is not read: `bad-address` (no http(s) URL, or one with a name and password in it) or
 * `private-address` (the reader's own machine or network). Undefined where it may be read.
 *
 * The browser's own URL parser has turned decimal, octal, hexadecimal and short forms into four numbers
 * before they are looked at. A public name that a name server points at a private address cannot be told
 * here, but for those that say so in their letters: no browser lets an extension ask.
 * @param allowed hosts the reader named, as `localhost` or `192.168.1.5`, with a port or without
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry/
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry/
 */
export function addressTrouble(
  url: string,
  allowed: readonly string[] = [],
): 'bad-address' | 'private-address' | undefined {
  if (!URL.canParse(url)) return 'bad-address';
  const { protocol, host, hostname, username, password } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return 'bad-address';
  const named = allowed.map((entry) => entry.trim().toLowerCase());
  if (named.includes(host) || named.includes(hostname)) return undefined;
  return isPrivate(hostname) ? 'private-address' : undefined;
}

function isPrivate(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPrivateV6(groupsOf(hostname.slice(1, -1)));
  const v4 = numberOf(hostname);
  if (v4 !== undefined) return isPrivateV4(v4);
  const name = hostname.replace(/\.+$/, '');
  // A name of one label is looked up in the reader's own network.
  if (!name.includes('.') || PRIVATE_NAMES.test(name) || ADDRESS_NAMES.test(name)) return true;
  const [, a, , b, c, d] = NUMBERS.exec(name) ?? [];
  const spelled = numberOf([a, b, c, d].join('.'));
  return spelled !== undefined && isPrivateV4(spelled);
}

/** The 32 bits of a dotted address; undefined for anything else. */
function numberOf(text: string): number | undefined {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return undefined;
  return text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

const isPrivateV4 = (address: number): boolean =>
  PRIVATE_V4.some(([first, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) === Math.floor((numberOf(first) ?? 0) / size);
  });

/** The eight groups of an address as a URL writes it: `::` once, never dotted. */
function groupsOf(text: string): number[] {
  const [head = '', tail] = text.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((g) => parseInt(g, 16)));
  const before = read(head);
  const after = tail === undefined ? [] : read(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function isPrivateV6(groups: readonly number[]): boolean {
  const [a = 0, b = 0, c = 0, , , f = 0, g = 0, h = 0] = groups;
  const embedded = isPrivateV4(g * 65_536 + h);
  const leading = groups.slice(0, 5).every((group) => group === 0);
  // Loopback, unspecified and the old IPv4-compatible form; IPv4-mapped.
  if (leading && (f === 0 || f === 0xffff)) return f === 0 || embedded;
  // NAT64 and 6to4 carry an IPv4 address.
  if (a === 0x64 && b === 0xff9b) return c === 1 || embedded;
  if (a === 0x2002) return isPrivateV4(b * 65_536 + c);
  // Only 2000::/3 is given out to the public; in it, protocols' own addresses (Teredo, benchmarks, …) and documentation
  // are not pages.
  const reserved = (a === 0x2001 && (b < 0x200 || b === 0x0db8)) || (a === 0x3fff && b < 0x1000);
  return a < 0x2000 || a > 0x3fff || reserved;
}
