import { CrossexamError } from '../errors';
import type { QuotationDraft } from '../evidence/quotation-types';
import type { Retrieval } from '../evidence/retrieval';
import { labelSetOf } from '../scoring/labels';
import { type AskingParts, askModel } from './ask';
import { limitMet, nextRoundNeeds, spentOn } from './budget';
import type { AgentSpec, Ask, Asked, ProtocolContext, RecordKind } from './context';
import { datesOf } from './dates';
import type { Fence } from './fence';
import { poolWithout } from './left-out';
import { flaggedLike, lookThrough, screenedPool, screener } from './screen';
import type { StepValues } from './steps';

export interface ContextParts extends AskingParts {
  fence: Fence;
  /** One call at a time: finish an agent before the next. */
  serial: boolean;
  /** Milliseconds this check has been running, all runs together, until now. */
  elapsedMs(): number;
}

/** A failed embedding fails its score; a model that is not there yet is for the reader to fetch. */
const isOutcome = (thrown: unknown): thrown is CrossexamError =>
  thrown instanceof CrossexamError && thrown.action !== 'download-model';

/** The engine's side of `ProtocolContext`: every effect goes through the journal. */
export function engineContext(parts: ContextParts): ProtocolContext {
  const { check, world, journal, signal } = parts;
  const labels = labelSetOf(check);
  if (!labels) throw new CrossexamError('outdated', { what: check.labels });
  const screen = screener();
  // As published, agents read everything; the rule goes by quotations, so it goes by what may be trusted to be one.
  const withhold = check.options.rule;
  const { leftOut } = check;

  return {
    claim: check.claim,
    labels,
    agents: check.agents,
    options: check.options,
    dates: datesOf(check.claim, check.createdAt),
    fence: parts.fence,

    ask: <T>(ask: Ask<T>): Promise<Asked<T>> => askModel(parts, ask),

    retrieve: (key: string, agent: AgentSpec, query: string): Promise<Retrieval> => {
      const k = check.options.passages;
      const input = { query, claim: check.claim.text, tool: agent.tool, k, leftOut };
      return journal.step('retrieval', key, input, async () => {
        const tool = await world.tool(check, agent.tool);
        const request = { query, claim: check.claim, k, key: `${check.id}:${key}`, leftOut };
        const found = await lookThrough(tool, request, { screen, withhold, signal });
        await world.journal.putDocuments(found.documents);
        return found.retrieval;
      });
    },

    givenEvidence: async () => {
      if (!world.evidence) return null;
      const given = await world.evidence(check);
      if (!given) return null;
      const allowed = poolWithout(given.pool, leftOut);
      return journal.step('pool', 'pool', allowed, async () => {
        await world.journal.putDocuments(given.documents);
        const pool = screenedPool(allowed, given.documents, screen, withhold);
        return { by: 'given' as const, ...pool };
      });
    },

    embed: async (key: string, texts: string[]) => {
      const { embedder } = world;
      const value = await journal.step(
        'embedding',
        key,
        { embedder: embedder.id, texts },
        async () => {
          try {
            const vectors = await embedder.embed(texts, { signal, key: `${check.id}:${key}` });
            return { embedder: embedder.id, vectors };
          } catch (thrown) {
            // What a stop broke off is no outcome of the embedder.
            signal.throwIfAborted();
            if (!isOutcome(thrown)) throw thrown;
            return { embedder: embedder.id, failed: thrown.code };
          }
        },
      );
      return { embedder: value.embedder, vectors: 'vectors' in value ? value.vectors : null };
    },

    quote: async (retrieval: Pick<Retrieval, 'passages'>, drafts: QuotationDraft[]) => {
      const read = new Set(retrieval.passages.map((passage) => passage.document));
      const quotations = drafts.map(async (draft) =>
        read.has(draft.document)
          ? world.checkQuotation(draft, check.claim)
          : { ...draft, state: 'unverified' as const, standing: 'independent' as const },
      );
      return flaggedLike(retrieval.passages, await Promise.all(quotations));
    },

    record: <K extends RecordKind>(kind: K, key: string, value: StepValues[K]) =>
      journal.step(kind, key, value, async () => value),

    affordsRound: async (round: number) => {
      const key = `round/${round}/affords`;
      const { affords } = await journal.step('affords', key, { round }, async () => {
        const { steps } = journal;
        const elapsed = parts.elapsedMs();
        const spent = spentOn(steps, check.models, elapsed);
        const closing = check.options.fitCheck ? 5 : 2;
        const needs = nextRoundNeeds(steps, round, check.models, elapsed / (round - 1), closing);
        return { affords: limitMet(check.budget, spent, needs) === undefined };
      });
      return affords;
    },

    each: async (items, work) => {
      if (!parts.serial) return Promise.all(items.map(work));
      const results: Awaited<ReturnType<typeof work>>[] = [];
      for (const item of items) results.push(await work(item));
      return results;
    },
  };
}
