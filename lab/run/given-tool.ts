import { headOf, type Passage } from '../../lib/evidence/document';
import { indexPassages, type PassageIndex } from '../../lib/evidence/passage-index';
import { rankPassages, type VectorCache } from '../../lib/evidence/rank';
import type { Tool, ToolId } from '../../lib/evidence/retrieval';
import type { Embedder } from '../../lib/models/embedder';
import { UsageError } from '../usage';
import { apart, type GivenDocument, passagesOf, type TitledPassage } from './evidence';

/** Passages ranked beyond those wanted, as some may only say the claim again. */
const SPARE = 5;

/** Documents made ready to be searched: a claim's own pool, or all claims' pools together. */
export interface Collection {
  /** As `LookedIn.where` says it: `pool` or `corpus`. */
  where: string;
  documents: ReadonlyMap<string, GivenDocument>;
  index: PassageIndex<TitledPassage>;
}

export const collectionOf = (where: string, given: readonly GivenDocument[]): Collection => {
  const documents = new Map(given.map((one) => [one.document.id, one]));
  return { where, documents, index: indexPassages([...documents.values()].flatMap(passagesOf)) };
};

/**
 * An agent's tool over evidence from files: words and vectors together, as in the extension. What only says the claim
 * again is left out there and here.
 */
export function givenTool(
  id: ToolId,
  { where, documents, index }: Collection,
  options: { embedder?: Embedder | undefined; cache?: VectorCache | undefined },
): Tool {
  const { embedder, cache } = options;
  return {
    id,
    async retrieve({ query, claim, k, key }, signal) {
      const ranked = await rankPassages(query, index, {
        ...{ k: k + SPARE, signal, key },
        ...(embedder && { embedder }),
        ...(cache && { cache }),
      });
      // The extension goes on by words alone; a measurement would then measure something else, and not say so.
      if (ranked.how === 'embedder-failed')
        throw new UsageError(
          'The embedder failed, so passages could not be ranked as the run says.',
        );
      const passages = ranked.passages
        .map(
          ({ title: _, ...passage }): Passage => ({
            ...passage,
            standing: apart(passage.text, claim),
          }),
        )
        .filter(({ standing }) => standing !== 'restates')
        .slice(0, k);
      const ids = new Set(passages.map(({ document }) => document));
      const used = [...ids].flatMap((one) => documents.get(one)?.document ?? []);
      const state = passages.length > 0 ? 'results' : 'empty';
      const lookedIn = [{ where, state, found: passages.length } as const];
      const retrieval = { query, state, passages, documents: used.map(headOf), lookedIn } as const;
      return { retrieval: { ...retrieval, lookedIn: [...lookedIn] }, documents: used };
    },
  };
}
