import { averitecPredictions } from '../data/averitec';
import type { System } from './compare';

/** Names for the systems in the released predictions. */
const NAMES: Record<string, string> = {
  hero_8b: 'HerO 8B (released)',
  hero_8b_reproduce: 'HerO 8B (released, reproduced)',
  hero_70b: 'HerO 70B (released)',
};

/** The released predictions for AVeriTeC's development claims, and what always saying "Refuted" would give. */
export async function publishedSystems(): Promise<System[]> {
  const { gold, systems } = await averitecPredictions();
  const judged = (label: (id: string) => string | undefined) =>
    [...gold].flatMap(([id, right]) => {
      const predicted = label(id);
      return predicted === undefined ? [] : [{ id, gold: right, predicted }];
    });
  return [
    ...[...systems].map(([id, labels]) => ({
      name: NAMES[id] ?? id,
      judged: judged((claim) => labels.get(claim)),
    })),
    { name: 'always Refuted', judged: judged(() => 'Refuted') },
  ];
}
