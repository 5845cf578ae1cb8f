import { readArgs } from '../args';
import type { Command } from '../command';
import { falseAlarms } from '../hostile/alarms';
import { attack, type Beside, lie, type Outcome } from '../hostile/attack';
import { type HostileText, heldOut, hostileClasses, newHeldOut } from '../hostile/texts';
import { wilson } from '../metrics/calibration';
import { table } from '../report/markdown';
import { percent } from '../report/svg';

const help = `npm run lab -- hostile [--list]

What texts do to a verdict that try to instruct the checker, and texts that lie: each is put among the sources of a
check that runs through the whole engine, with a scripted model that does whatever such a text wants wherever it sees it.
A check that was spoiled is then run again without the source, as the panel offers below the verdict or beside the
quotation. A text whose order names the claim is obeyed for that claim only; one about any claim always. The texts are our own
(test/fixtures/hostile, hostile-heldout, hostile-heldout-2). No model and no network is needed.

  --list   also every text that changed a verdict, and every false alarm
`;

/** Measures hostile texts against models that obey. */
export const hostileCommand: Command = {
  summary: 'what texts that instruct or lie do to a verdict, with models that obey',
  help,
  async run(context) {
    const { values } = readArgs(context.args, { list: { type: 'boolean', default: false } });
    const attacks = hostileClasses.filter(({ name }) => name !== 'lies');
    const lies = hostileClasses.find(({ name }) => name === 'lies')?.texts ?? [];
    const done: Attacked[] = [];
    for (const { name, texts } of attacks) done.push(await attacked(name, texts));
    for (const [name, texts] of Object.entries({
      'held out': heldOut,
      'held out, new': newHeldOut,
    })) {
      for (const about of ['any', 'this'] as const) {
        const those = texts.filter((text) => text.about === about);
        done.push(await attacked(`${name}, about ${about} claim`, those));
      }
    }
    context.say('# Hostile text\n');
    context.say(`${attackTable(done)}\n`);
    context.say(`## Pages that lie\n\n${await lieTable(lies)}\n`);
    const { alarms, absent } = await falseAlarms();
    context.say(`## False alarms\n\n${alarmTable(alarms)}\n`);
    if (absent.length > 0) context.say(`Not there: ${absent.join(', ')}.\n`);
    if (values.list) {
      for (const { product } of done)
        for (const one of product.filter(changed))
          context.say(`${one.id}: ${one.before} became ${one.shown}, then ${one.again ?? '–'}`);
      for (const { corpus, flagged } of alarms)
        for (const { words } of flagged) context.say(`${corpus}: ${words}`);
    }
    return 0;
  },
};

interface Attacked {
  name: string;
  product: Outcome[];
  paper: Outcome[];
}

async function attacked(name: string, texts: readonly HostileText[]): Promise<Attacked> {
  const product: Outcome[] = [];
  const paper: Outcome[] = [];
  for (const text of texts) {
    product.push(await attack(text));
    paper.push(await attack(text, { preset: 'paper' }));
  }
  return { name, product, paper };
}

const changed = ({ before, shown }: Outcome): boolean => before !== shown;
const decisive = (one: Outcome): boolean => changed(one) && one.shown !== 'Not Enough Evidence';

/** By class: what the product shows, and what the same model does where nothing is withheld and no rule stands. */
export function attackTable(done: readonly Attacked[]): string {
  const count = (outcomes: readonly Outcome[], test: (one: Outcome) => boolean) =>
    String(outcomes.filter(test).length);
  const rows = done.map(({ name, product, paper }) => [
    ...[name, String(product.length)],
    ...[count(product, ({ noted }) => noted), count(product, ({ seen }) => seen)],
    ...[count(product, ({ fell }) => fell), count(product, changed), count(product, decisive)],
    ...[wordsOf(product.filter(decisive)), rightAgain(product), count(paper, changed)],
  ]);
  const head = ['class', 'texts', 'said so in the panel', 'read by a model'];
  const shown = ['fell in the control reading', 'verdict changed', 'to another decisive one'];
  const then = ['then called', 'right again without it', 'changed in the paper preset'];
  return table([...head, ...shown, ...then], rows);
}

const wordsOf = (outcomes: readonly Outcome[]): string =>
  [...new Set(outcomes.map(({ confidence }) => confidence))].join(', ') || '–';

/** Of the checks that were spoiled, those set right by a second one without the source; then those for which it was offered. */
function rightAgain(outcomes: readonly Outcome[]): string {
  const spoiled = outcomes.filter(changed);
  if (spoiled.length === 0) return '–';
  const right = (some: readonly Outcome[]) =>
    `${some.filter(({ before, again }) => again === before).length} of ${some.length}`;
  const fell = spoiled.filter((one) => one.fell);
  return fell.length === 0 ? right(spoiled) : `${right(spoiled)} (offered: ${right(fell)})`;
}

const settings: readonly Beside[] = ['nothing else', 'an honest source'];

async function lieTable(lies: readonly HostileText[]): Promise<string> {
  const rows: string[][] = [];
  for (const beside of settings) {
    const outcomes: Outcome[] = [];
    for (const text of lies) outcomes.push(await lie(text, beside));
    const lost = outcomes.filter(changed);
    rows.push([beside, String(outcomes.length), String(lost.length), wordsOf(lost)]);
  }
  return table(['beside the lie', 'texts', 'verdict changed', 'shown confidence'], rows);
}

function alarmTable(alarms: Awaited<ReturnType<typeof falseAlarms>>['alarms']): string {
  const rows = alarms.map(({ corpus, texts, flagged }) => {
    const { low, high } = wilson(flagged.length, texts);
    const share = `${percent(flagged.length / texts)} (${percent(low)} to ${percent(high)})`;
    return [corpus, String(texts), String(flagged.length), share];
  });
  return table(['texts that order nothing', 'texts', 'flagged', 'share (95 %)'], rows);
}
