import { z } from 'zod';
import { publisherOf } from '../../lib/evidence/publisher';
import { originalAddress } from '../../lib/evidence/search/original-address';
import { type DataSet, type GivenEvidence, type LabClaim, webAddress } from './claims';
import { dataFile, readRows } from './folder';

const SOURCE = 'github.com/MichSchli/AVeriTeC (CC BY-NC 4.0)';
const HERO_SOURCE = 'github.com/ssu-humane/HerO (CC BY-NC 4.0)';

const answer = z.object({
  answer: z.string(),
  source_url: z.string().nullish(),
  boolean_explanation: z.string().nullish(),
});
const row = z.object({
  claim_id: z.number(),
  claim: z.string(),
  label: z.string(),
  claim_date: z.string().nullish(),
  speaker: z.string().nullish(),
  fact_checking_article: z.string().nullish(),
  questions: z.array(z.object({ question: z.string(), answers: z.array(answer) })),
});
const heroRow = z.object({
  claim_id: z.number(),
  evidence: z.array(z.object({ question: z.string(), answer: z.string(), url: z.string() })),
});

/**
 * AVeriTeC's development claims with both pools: `gold`, the annotators' questions and answers (one item per answer),
 * and `hero`, the ten that HerO retrieved (DebateCV's "Retrieved (H)"). The annotators' justification is not read.
 */
export async function averitec(): Promise<DataSet> {
  const rows = await readRows(dataFile('averitec/dev.jsonl', SOURCE), row);
  const heroFile = dataFile('averitec/hero_dev_top10_qa.jsonl', HERO_SOURCE);
  const hero = new Map((await readRows(heroFile, heroRow)).map((one) => [one.claim_id, one]));
  const claims = rows.map((one): LabClaim => {
    const date = isoDay(one.claim_date);
    return {
      id: String(one.claim_id),
      text: one.claim,
      gold: one.label,
      ...(date && { date }),
      ...(one.speaker && { speaker: one.speaker }),
      pools: {
        gold: one.questions.flatMap(({ question, answers }) =>
          answers.map((given) => pair(question, withReason(given), given.source_url)),
        ),
        hero: (hero.get(one.claim_id)?.evidence ?? []).map(({ question, answer, url }) =>
          pair(question, answer, url),
        ),
      },
      answerKey: one.fact_checking_article ? [originalAddress(one.fact_checking_article)] : [],
    };
  });
  const source = `AVeriTeC development set, ${SOURCE}; retrieved evidence ${HERO_SOURCE}`;
  return { id: 'averitec', labels: 'averitec', claims, source, notes: [] };
}

/** A yes or no by itself says little; the annotators gave the reason beside it. */
const withReason = (given: z.infer<typeof answer>): string =>
  given.boolean_explanation ? `${given.answer}. ${given.boolean_explanation}` : given.answer;

/** A question and its answer as one item; its publisher is the site behind an archive's copy. */
function pair(question: string, answer: string, address: string | null | undefined): GivenEvidence {
  const url = webAddress(address);
  const original = url && originalAddress(url);
  return {
    text: answer,
    title: question,
    question,
    publisher: original ? publisherOf(original) : 'the annotators',
    ...(original && { url: original }),
  };
}

/** `31-10-2020` as `2020-10-31`; days and months have one or two digits. */
function isoDay(date: string | null | undefined): string | undefined {
  const [, day, month, year] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/u.exec(date ?? '') ?? [];
  return day && month && year
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : undefined;
}

const predictionRow = z.looseObject({ claim_id: z.number(), gold: z.string() });

/** Labels that published systems gave the same claims: system id, then claim id, then label. */
export async function averitecPredictions(): Promise<{
  gold: Map<string, string>;
  systems: Map<string, Map<string, string>>;
}> {
  const file = dataFile('averitec/averitec_dev_system_predictions.jsonl', HERO_SOURCE);
  const rows = await readRows(file, predictionRow);
  const gold = new Map(rows.map((one) => [String(one.claim_id), one.gold]));
  const systems = new Map<string, Map<string, string>>();
  for (const { claim_id: id, gold: _, ...labels } of rows) {
    for (const [system, label] of Object.entries(labels)) {
      if (typeof label !== 'string' || system.endsWith('_output')) continue;
      const own = systems.get(system) ?? new Map<string, string>();
      systems.set(system, own.set(String(id), label));
    }
  }
  return { gold, systems };
}
