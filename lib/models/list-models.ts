import { z } from 'zod';
import type { Fetcher } from './transport';

const LONGEST_MS = 15_000;
/** An aggregator lists some hundred. */
const MOST = 2000;

const listing = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

/**
 * The names under which an OpenAI-compatible server offers models (`GET /models`), sorted. They are suggestions: empty
 * where it cannot be reached, refuses, or gives no such list.
 * @param baseUrl ends before `/models`
 */
export async function listModels(
  baseUrl: string,
  key: string | undefined,
  fetcher: Fetcher = (input, init) => globalThis.fetch(input, init),
): Promise<string[]> {
  try {
    const response = await fetcher(`${baseUrl.replace(/\/+$/u, '')}/models`, {
      headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      signal: AbortSignal.timeout(LONGEST_MS),
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) return [];
    const { data } = listing.parse(await response.json());
    return [...new Set(data.map(({ id }) => id))].sort().slice(0, MOST);
  } catch {
    return [];
  }
}
