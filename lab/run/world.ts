import type { Protocol } from '../../lib/debate/context';
import type { World } from '../../lib/debate/world';
import { CrossexamError } from '../../lib/errors';
import { quotationFor } from '../../lib/evidence/claim-quotation';
import { memoryLadder } from '../../lib/models/ladder';
import { limitsByProvider } from '../../lib/models/limiter';
import { openAiModel } from '../../lib/models/openai-model';
import { protocols } from '../../lib/protocols';
import type { RunJournal } from './journal';
import { modelOf } from './plan';
import { type ToolboxParts, toolbox } from './toolbox';

export interface LabWorldParts extends ToolboxParts {
  journal: RunJournal;
  /** Model calls at once over all claims. */
  parallel: number;
  onUnexpected(thrown: unknown, check: string): void;
  /** In place of the published protocols: a measurement that runs on the same engine. */
  protocol?: Protocol;
}

/** The engine's world in the lab: a file journal, models behind endpoints, evidence from files or live services. */
export function labWorld(parts: LabWorldParts): World {
  const { config, journal, embedder, env } = parts;
  const ladder = memoryLadder();
  return {
    journal,
    embedder,
    now: () => new Date(),
    loadCheck: async (id) => journal.check(id),
    saveCheck: (id, change) => journal.changeCheck(id, change),
    protocol: (id) => {
      const protocol = parts.protocol ?? protocols[id];
      if (!protocol) throw new CrossexamError('outdated', { what: id });
      return protocol;
    },
    model: async (_check, role) => {
      const { endpoint: baseUrl, model, keyEnv, price } = modelOf(config, role).at;
      const key = keyEnv === undefined ? undefined : env[keyEnv];
      const entry = { baseUrl, model, name: model, concurrency: parts.parallel };
      return openAiModel({ ...entry, ...(price && { price }) }, key, { ladder });
    },
    limit: limitsByProvider(),
    ...toolbox(parts),
    checkQuotation: async (draft, claim) => {
      const document = await journal.document(draft.document);
      if (!document) throw new CrossexamError('document-missing', { what: draft.document });
      return quotationFor(draft, document, claim);
    },
    onUnexpected: parts.onUnexpected,
  };
}
