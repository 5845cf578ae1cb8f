import { z } from 'zod';
import { fetchJson, type JsonOutcome } from './fetch-json';
import { htmlText } from './html-text';
import type { SearchContext } from './service';
import { apiTrouble } from './wiki-error';
import { NAMED, type WikiHit, wikiUrl } from './wikipedia-api';

const error = z.object({ code: z.string() }).optional();
const revisions = z.object({
  error,
  query: z
    .object({
      pages: z.array(
        z.object({
          revisions: z
            .array(z.object({ revid: z.number().int(), timestamp: z.iso.datetime() }))
            .default([]),
        }),
      ),
    })
    .optional(),
});
const parsed = z.object({ error, parse: z.object({ text: z.string() }).optional() });

/** Marks of footnotes, and of what editors wish for, in an article's text. */
const FOOTNOTES = /\[(?:\d{1,3}|[a-z]|(?:note|nb) \d{1,3}|[^\]]{2,20} needed)\]/g;

/**
 * An article as it was at the end of a day, with the address of that version: an article edited since is otherwise
 * later than the claim, and nearly all of Wikipedia is. Follows https://www.mediawiki.org/wiki/API:Revisions and
 * https://www.mediawiki.org/wiki/API:Parse.
 * @param until ISO 8601 day
 * @returns no value where there was no such article yet
 */
export async function readPast(
  api: string,
  hit: WikiHit,
  until: string,
  context: SearchContext,
): Promise<JsonOutcome<{ text: string; url: string; editedAt: string } | undefined>> {
  const listed = await fetchJson(
    wikiUrl(api, {
      ...{ action: 'query', prop: 'revisions', pageids: String(hit.pageid) },
      ...{ rvlimit: '1', rvdir: 'older', rvstart: `${until}T23:59:59Z`, rvprop: 'ids|timestamp' },
    }),
    { ...context, schema: revisions, init: NAMED },
  );
  if (listed.state !== 'ok') return listed;
  if (listed.value.error) return apiTrouble(listed.value.error.code);
  const last = listed.value.query?.pages[0]?.revisions[0];
  if (!last) return { state: 'ok', value: undefined };
  const shown = await fetchJson(
    wikiUrl(api, {
      ...{ action: 'parse', oldid: String(last.revid), prop: 'text' },
      ...{ disableeditsection: '1', disablelimitreport: '1', disabletoc: '1' },
    }),
    { ...context, schema: parsed, init: NAMED },
  );
  if (shown.state !== 'ok') return shown;
  if (shown.value.error) return apiTrouble(shown.value.error.code);
  const url = new URL(hit.url);
  url.searchParams.set('oldid', String(last.revid));
  const text = htmlText(shown.value.parse?.text ?? '').replace(FOOTNOTES, '');
  return { state: 'ok', value: { text, url: url.href, editedAt: last.timestamp } };
}
