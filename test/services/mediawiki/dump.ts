/** A page as a wiki stores it. `text` is wikitext. */
export interface WikiPage {
  title: string;
  text: string;
  /** Language of the wiki it belongs to; `en` if not given. */
  language?: string;
  /** ISO 8601 moment of its last edit. */
  editedAt?: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Pages as MediaWiki's XML export format, which `maintenance/importDump.php` reads: one process for all
 * pages, any character in a title, and a chosen date of the last edit.
 */
export function dumpOf(pages: readonly WikiPage[], language: string): string {
  const body = pages.map(
    ({ title, text, editedAt }) => `  <page>
    <title>${escaped(title)}</title>
    <ns>0</ns>
    <revision>
      <timestamp>${editedAt ?? '2024-05-01T12:00:00Z'}</timestamp>
      <contributor><username>Admin</username></contributor>
      <model>wikitext</model>
      <format>text/x-wiki</format>
      <text xml:space="preserve">${escaped(text)}</text>
    </revision>
  </page>`,
  );
  return `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="${language}">
${body.join('\n')}
</mediawiki>
`;
}
