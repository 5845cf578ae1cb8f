/** A page's readable text and what it says about itself. */
export interface Extracted {
  /** Paragraphs and headings parted by blank lines; list items and table rows are lines. */
  text: string;
  title: string;
  siteName?: string;
  author?: string;
  /** BCP 47. */
  language?: string;
  /** ISO 8601: a date, or a moment in UTC. */
  publishedAt?: string;
  modifiedAt?: string;
  how: 'readability' | 'body-text';
}
