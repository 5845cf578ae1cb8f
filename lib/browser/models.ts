import type { Check } from '../debate/check';
import type { Role } from '../debate/context';
import type { Database } from '../history/db';
import type { ChatModel } from '../models/chat-model';
import type { LadderStore } from '../models/ladder';
import { onDeviceModel } from '../models/on-device/on-device-model';
import { modelById } from '../models/registry';
import { readSecret } from '../settings/secrets';
import { readSettings } from '../settings/settings-store';
import { hostClient } from './host-client';

/** The model a check was planned with for a role; throws `model-missing` when the reader has none or removed it. */
export async function modelOf(
  db: Database,
  check: Pick<Check, 'models'>,
  role: Role,
): Promise<ChatModel> {
  return entryModel(db, check.models[role].id);
}

/** A model by its settings' id. */
export async function entryModel(db: Database, id: string): Promise<ChatModel> {
  return modelById(id, {
    settings: await readSettings(db),
    secret: (model) => readSecret(db, `model:${model}`),
    onDevice: (entry) => onDeviceModel(entry, hostClient()),
    ladder: ladderIn(db),
  });
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
