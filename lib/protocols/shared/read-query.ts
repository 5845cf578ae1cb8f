/**
 * The query in a reply: what stands in the first square brackets, or without brackets the whole reply.
 * Null where the agent keeps its query, and where nothing was written.
 */
export function readQuery(reply: string): string | null {
  const bracketed = /\[([^[\]]*)\]/u.exec(reply)?.[1];
  // A reply cut off by its token limit may lack the closing bracket.
  const text = (bracketed ?? reply.replace(/^\s*\[/u, ''))
    .replace(/\s+/gu, ' ')
    .replace(/^[\s"'“”]+|[\s"'“”]+$/gu, '');
  return text === '' || /^(?:keep|continue)[.!]?$/iu.test(text) ? null : text;
}
