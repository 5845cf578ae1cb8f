/** The address of a page behind an archive's copy of it; an archive's short link (archive.ph/…) names none. */
export function originalAddress(url: string): string {
  const copied =
    /^https?:\/\/(?:web\.archive\.org\/web\/[^/]+|archive\.[a-z]+\/[^/]+)\/(https?:.+)$/u;
  return copied.exec(url)?.[1] ?? url;
}
