/** The sections of the settings in the order a reader needs them, by their anchors; each with the key of its title. */
export const sections = [
  { id: 'models', title: 'models' },
  { id: 'on-device', title: 'on_device' },
  { id: 'search', title: 'search_services' },
  { id: 'reading', title: 'reading_pages' },
  { id: 'fact-checks', title: 'fact_checks' },
  { id: 'debate', title: 'debate_settings' },
  { id: 'page', title: 'on_the_page' },
  { id: 'data', title: 'data' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

/** The anchor of one model's dialog, or of its key in there. */
export const modelAnchor = (id: string, field?: 'key'): string =>
  ['models', encodeURIComponent(id), ...(field ? [field] : [])].join('/');

/** What such an anchor names; undefined for any other. */
export function modelAsked(anchor: string): { id: string; field?: 'key' } | undefined {
  const [section, id, field] = anchor.split('/');
  if (section !== 'models' || !id) return undefined;
  return { id: decodeURIComponent(id), ...(field === 'key' && { field }) };
}

export const isSection = (id: string): id is SectionId => sections.some((one) => one.id === id);

/** Where a section's box begins, in pixels from the top of what is seen. */
export interface Place {
  id: SectionId;
  top: number;
}

/**
 * The section that is being read: the last that began above the line. At the end of the page those below never come up
 * to the line; there it is the one that was asked for, if it is in sight, else the last.
 * @param line pixels from the top of what is seen
 */
export function sectionInView(
  places: readonly Place[],
  line: number,
  atEnd: boolean,
  asked: SectionId | undefined,
): SectionId | undefined {
  const begun = places.findLast(({ top }) => top <= line) ?? places[0];
  if (!atEnd) return begun?.id;
  const below = places.filter(({ top }) => top > line);
  return (below.find(({ id }) => id === asked) ?? below.at(-1) ?? begun)?.id;
}
