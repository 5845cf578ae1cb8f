import { billedFor } from './budget';
import type { Role } from './context';
import type { AskedModel, Step } from './steps';

/** The models that were asked for each role, in the order in which each of them first finished a call. */
export function askedModels(steps: readonly Step[]): Partial<Record<Role, AskedModel[]>> {
  const asked: Partial<Record<Role, AskedModel[]>> = {};
  for (const step of steps) {
    const { role, by } = billedFor(step) ?? {};
    if (!role || !by) continue;
    const known = asked[role] ?? [];
    const same = known.some(({ id, name }) => id === by.id && name === by.name);
    asked[role] = same ? known : [...known, by];
  }
  return asked;
}
