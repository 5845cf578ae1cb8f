import { averitecPredictions } from '../data/averitec';
import type { System } from './compare';

/** The systems in the released predictions: how they are named here, and what they are. */
const KNOWN: Record<string, { name: string; about: string }> = {
  hero_8b: {
    name: 'HerO 8B (released)',
    about:
      'the labels HerO’s authors released for their 8B verdict model on its own ten evidence items',
  },
  hero_8b_reproduce: {
    name: 'HerO 8B (released, reproduced)',
    about: 'by its name the same model and evidence run again; released with the `uhh_` labels',
  },
  hero_70b: {
    name: 'HerO 70B (released)',
    about: 'the same evidence before HerO’s 70B verdict model',
  },
};

/** Of the others only their names are known. */
const OTHERS =
  'labels released in uhh-hcds/AVeriTec; by their names an approach, a language model and how many distinct evidence items it read. More about them was not read';

/** The released predictions for AVeriTeC's development claims, and what always saying "Refuted" would give. */
export async function publishedSystems(): Promise<System[]> {
  const { gold, systems } = await averitecPredictions();
  const judged = (label: (id: string) => string | undefined) =>
    [...gold].flatMap(([id, right]) => {
      const predicted = label(id);
      return predicted === undefined ? [] : [{ id, gold: right, predicted }];
    });
  return [
    ...[...systems].map(([id, labels]): System => {
      return {
        name: KNOWN[id]?.name ?? id,
        about: KNOWN[id]?.about ?? OTHERS,
        judged: judged((claim) => labels.get(claim)),
      };
    }),
    {
      name: 'always Refuted',
      about: 'no system: the most frequent label for every claim, which any system must beat',
      judged: judged(() => 'Refuted'),
    },
  ];
}
