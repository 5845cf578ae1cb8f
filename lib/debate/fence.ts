import { sha256Hex } from '../evidence/hash';

/** Puts outside text between marks that it cannot imitate: they carry digits derived from the check's id. */
export type Fence = (what: string, text: string) => string;

/**
 * The same check gives the same marks, so that a replay's prompts hash alike. Any run of the mark's own
 * characters inside the text is broken up (webbrain-one/webbrain#87, browserstack/mcp-server#408).
 */
export async function fenceFor(checkId: string): Promise<Fence> {
  const mark = (await sha256Hex(`fence:${checkId}`)).slice(0, 6);
  return (what, text) => {
    const clean = text
      .replaceAll(/<(\/?)data/giu, '‹$1data')
      .replaceAll(mark, `${mark[0]} ${mark.slice(1)}`);
    return `<data ${mark} ${what.replaceAll(/[<>\n]/gu, ' ')}>\n${clean}\n</data ${mark}>`;
  };
}
