import type { AskedModel } from '../../lib/debate/steps';
import type { CheckView } from '../../lib/debate/view-types';
import { sourceName } from '../evidence/left-out-words';
import { protocolName, roleWord } from '../names';
import { isBaseline, rolesIn } from '../protocol-facts';
import { formatDay } from '../ui/format';
import { plural, type Translate } from '../words';
import { lookedInPhrase, placesLookedIn } from './looked-in';

/** How a check was made, as one term and what is to be said of it. */
export interface Fact {
  term: string;
  lines: string[];
}

/** Everything a reader needs to judge how a check was made: when, by what, where was looked, what was read twice. */
export function makingFacts(t: Translate, locale: string, view: CheckView): Fact[] {
  const { options } = view;
  return [
    { term: t('fact_date'), lines: [formatDay(locale, view.createdAt)] },
    { term: t('fact_protocol'), lines: [protocolLine(t, view)] },
    ...(options.field === 'medical' ? [{ term: t('field'), lines: [t('field_medical')] }] : []),
    ...modelFacts(t, view),
    ...(options.stability ? [{ term: t('fact_thresholds'), lines: thresholdLines(t, view) }] : []),
    ...searchedFacts(t, view),
    ...leftOutFacts(t, view),
    ...secondReadingFacts(t, view),
  ];
}

function protocolLine(t: Translate, { protocol: id, options }: CheckView): string {
  const protocol = protocolName(t, id);
  const preset = t(`preset_${options.preset}`);
  if (isBaseline(id)) return t('protocol_line_single', { protocol, preset });
  return t('protocol_line', { protocol, preset, rounds: plural(t, 'rounds', options.maxRounds) });
}

/** One line where one model did everything, else a line for each role the protocol has. */
function modelFacts(t: Translate, { protocol, options, models, asked = {} }: CheckView): Fact[] {
  const roles = rolesIn(protocol, options);
  const nameOf = namerOf(t, Object.values(asked).flat());
  const facts = roles.flatMap((role) => {
    // Checks of earlier versions lack the roles that came later, and who was asked.
    const planned = models[role]?.name;
    const lines = asked[role]?.map(nameOf) ?? (planned === undefined ? [] : [planned]);
    return lines.length === 0 ? [] : [{ term: roleWord(t, role), lines }];
  });
  const [first] = facts;
  const one = first && facts.every(({ lines }) => lines.join('\n') === first.lines.join('\n'));
  return one ? [{ term: t('fact_model'), lines: first.lines }] : facts;
}

/** Models of one name in one check, as one that was moved, are told apart by where they are. */
function namerOf(t: Translate, all: readonly AskedModel[]) {
  return ({ id, name }: AskedModel): string => {
    const alone = all.every((other) => other.name !== name || other.id === id);
    return alone ? name : t('model_at', { model: name, place: id.replace(/^openai:/u, '') });
  };
}

const thresholdLines = (t: Translate, { options }: CheckView): string[] => [
  t(options.thresholds.calibrated ? 'thresholds_calibrated' : 'thresholds_uncalibrated'),
  ...(options.relevance === false ? [t('without_relevance')] : []),
];

/** Each place with what came of it; that nothing was looked up is a fact, too. */
function searchedFacts(t: Translate, view: CheckView): Fact[] {
  const places = placesLookedIn(view).map((place) => lookedInPhrase(t, place));
  if (view.rounds.length === 0 && places.length === 0) return [];
  return [
    { term: t('fact_searched'), lines: places.length > 0 ? places : [t('searched_nothing')] },
  ];
}

const leftOutFacts = (t: Translate, { leftOut = [] }: CheckView): Fact[] =>
  leftOut.length > 0
    ? [{ term: t('fact_left_out'), lines: leftOut.map((one) => sourceName(t, one)) }]
    : [];

/** What came of reading the quotations again in fresh context; nothing while nothing is decided. */
function secondReadingFacts(t: Translate, view: CheckView): Fact[] {
  const { fit, shown, options, evidence } = view;
  const term = t('fact_second_reading');
  if (!fit) {
    if (!shown) return [];
    const none = options.fitCheck && !view.budget;
    return [{ term, lines: [t(none ? 'second_reading_none' : 'second_reading_off')] }];
  }
  const control = { term: t('fact_control_reading'), lines: controlLines(t, view) };
  if (fit.unparsed) return [{ term, lines: [t('second_reading_unread')] }, control];
  const asked = new Set(fit.asked);
  const read = [evidence.against, evidence.for, evidence.context]
    .flat()
    .filter(({ e }) => asked.has(e));
  const confirmed = String(read.filter((item) => item.fit === 'confirmed').length);
  return [
    { term, lines: [plural(t, 'second_reading', asked.size, String(asked.size), { confirmed })] },
    control,
  ];
}

/** What came of holding the sources against a made-up sentence. */
function controlLines(t: Translate, view: CheckView): string[] {
  const { control, evidence } = view;
  if (!control) {
    const due = [evidence.against, evidence.for, evidence.context]
      .flat()
      .some(({ counts, relation }) => counts && relation !== 'context');
    return [t(due ? 'second_reading_off' : 'second_reading_none')];
  }
  const { steering, unread } = control;
  return [
    ...(steering.length > 0
      ? [plural(t, 'control_fell', steering.length)]
      : [t('control_none_fell')]),
    ...(unread.length > 0 ? [plural(t, 'control_unread', unread.length)] : []),
  ];
}
