export interface PdfParts {
  /** The lines of each page, from top to bottom; `#` at a line's start makes it large, `` an empty line is a gap. */
  pages: readonly (readonly string[])[];
  /** Entries of the information dictionary: `Title`, `Author`, `CreationDate`. */
  info?: Readonly<Record<string, string>>;
  language?: string;
  /** In a Chinese font that the file does not carry, so that its words need pdf.js's character maps. */
  chinese?: boolean;
  /** Encrypted with a password nobody has. */
  locked?: boolean;
}

const HELVETICA =
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const SONG = `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [
<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light
/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >>
/FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 4 >> >> ] >>`;

/** A small, valid PDF made of text alone: in Helvetica, with letters of Latin-1 only, or in Chinese. */
export function pdfFile({ pages, info = {}, language, chinese, locked }: PdfParts): Uint8Array {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const [catalog, tree, font] = [add(''), add(''), add('')];
  const kids = pages.map((lines) => {
    const stream = contentOf(lines, chinese ? utf16 : literal);
    const content = add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F ${font} 0 R >> >> >>`,
    );
  });
  const lang = language ? ` /Lang (${escaped(language)})` : '';
  objects[catalog - 1] = `<< /Type /Catalog /Pages ${tree} 0 R${lang} >>`;
  objects[tree - 1] =
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`;
  objects[font - 1] = chinese ? SONG : HELVETICA;
  const facts = Object.entries(info).map(([key, value]) => `/${key} (${escaped(value)})`);
  const dictionary = add(`<< ${facts.join(' ')} >>`);
  const bar = `<${'ab'.repeat(32)}>`;
  const lock = locked
    ? ` /Encrypt ${add(`<< /Filter /Standard /V 1 /R 2 /O ${bar} /U ${bar} /P -4 >>`)} 0 R /ID [<00> <00>]`
    : '';
  return latin(assembled(objects, `/Root ${catalog} 0 R /Info ${dictionary} 0 R${lock}`));
}

function contentOf(lines: readonly string[], written: (text: string) => string): string {
  let y = 780;
  const out: string[] = [];
  for (const line of lines) {
    const size = line.startsWith('#') ? 20 : 11;
    y -= line === '' ? 14 : size * 1.3;
    const words = written(line.replace(/^#\s*/, ''));
    if (line !== '') out.push(`BT /F ${size} Tf 70 ${y.toFixed(1)} Td ${words} Tj ET`);
  }
  return out.join('\n');
}

function assembled(objects: readonly string[], trailer: string): string {
  let file = '%PDF-1.4\n';
  const places = objects.map((body, i) => {
    const place = file.length;
    file += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
}

const literal = (text: string): string => `(${escaped(text)})`;

const utf16 = (text: string): string =>
  `<${Array.from(text, (c) => c.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

const latin = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0) & 0xff);
