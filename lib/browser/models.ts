import type { Check } from '../debate/check';
import type { Role } from '../debate/context';
import { CrossexamError } from '../errors';
import type { Database } from '../history/db';
import type { ChatModel } from '../models/chat-model';
import type { LadderStore } from '../models/ladder';
import { onDeviceModel } from '../models/on-device/on-device-model';
import { modelById } from '../models/registry';
import { readSecret } from '../settings/secrets';
import type { Settings } from '../settings/settings';
import { readSettings } from '../settings/settings-store';
import { hasAccess } from './access';
import { hostClient } from './host-client';

/** The model a check was planned with for a role; throws `model-missing` when the reader has none or removed it. */
export async function modelOf(
  db: Database,
  check: Pick<Check, 'models'>,
  role: Role,
): Promise<ChatModel> {
  const { id, name } = check.models[role];
  const settings = await readSettings(db);
  const known = settings.models.some((entry) => entry.id === id);
  if (!known) throw new CrossexamError('model-missing', { role, model: name });
  return modelIn(db, settings, id);
}

/** A model by its settings' id. */
export const entryModel = async (db: Database, id: string): Promise<ChatModel> =>
  modelIn(db, await readSettings(db), id);

async function modelIn(db: Database, settings: Settings, id: string): Promise<ChatModel> {
  const model = await modelById(id, {
    settings,
    secret: (model, address) => readSecret(db, `model:${model}`, address),
    onDevice: (entry) => onDeviceModel(entry, hostClient()),
    ladder: ladderIn(db),
  });
  const { baseUrl } = settings.models.find((entry) => entry.id === id) ?? {};
  return baseUrl === undefined ? model : sayingWhatIsNotAllowed(model, baseUrl);
}

/**
 * Without access to a server's origin the browser keeps even its answers from us, and says no more than that it could
 * not be reached. Many servers answer all the same, so access is looked at only then. Throws `model-permission`.
 */
function sayingWhatIsNotAllowed(model: ChatModel, baseUrl: string): ChatModel {
  return {
    ...model,
    complete: async (request, call) => {
      try {
        return await model.complete(request, call);
      } catch (thrown) {
        const unreachable = thrown instanceof CrossexamError && thrown.code === 'model-unreachable';
        // Who was reached and kept us waiting is allowed to be asked.
        if (!unreachable || thrown.params.reason === 'no-answer') throw thrown;
        if (await hasAccess(baseUrl)) throw thrown;
        const { host = '', model: name = '' } = thrown.params;
        const { origin } = new URL(baseUrl);
        throw new CrossexamError('model-permission', { host, model: name, origin });
      }
    },
  };
}

/** Remembers which rung of the structured-output ladder works, per endpoint and model. */
function ladderIn(db: Database): LadderStore {
  const key = (id: string) => `ladder:${id}`;
  return {
    get: async (id) =>
      (await db.settings.get(key(id)))?.value as Awaited<ReturnType<LadderStore['get']>>,
    set: async (id, rung) => void (await db.settings.put({ key: key(id), value: rung })),
  };
}
