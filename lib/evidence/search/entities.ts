const NAMED: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', hellip: '…' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«' },
  ...{ raquo: '»', bdquo: '„', sbquo: '‚', bull: '•', middot: '·', deg: '°', plusmn: '±' },
  ...{ times: '×', divide: '÷', micro: 'µ', le: '≤', ge: '≥', ne: '≠', asymp: '≈', minus: '−' },
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', mu: 'μ', sigma: 'σ', omega: 'ω' },
  ...{ thinsp: ' ', ensp: ' ', emsp: ' ', euro: '€', pound: '£', yen: '¥', cent: '¢', sect: '§' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß' },
  ...{ eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', acirc: 'â', ccedil: 'ç', iacute: 'í' },
  ...{ oacute: 'ó', ocirc: 'ô', uacute: 'ú', ntilde: 'ñ', aring: 'å', oslash: 'ø', aelig: 'æ' },
};

/** Character references of HTML and XML; what is none stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi,
    (whole, hex, dec, name) => {
      if (name) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? '') : whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(dec);
      const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return valid ? String.fromCodePoint(code) : '\uFFFD';
    },
  );
}
