import type { Claim } from '../../lib/claim/claim';
import type { ProtocolOptions } from '../../lib/debate/context';
import { runCheck } from '../../lib/debate/run';
import { steeringSources } from '../../lib/debate/steering';
import type { ConfidenceWord } from '../../lib/debate/steps';
import { viewOf } from '../../lib/debate/view';
import type { CheckView } from '../../lib/debate/view-types';
import type { DocumentHead, EvidenceDocument } from '../../lib/evidence/document';
import { leftOutWith } from '../../lib/evidence/left-out';
import { type AgentPairId, agentsFor, optionsFor } from '../../lib/protocols';
import { obeyingScript } from '../../test/doubles/obeying-script';
import { type ToolMadScriptOptions, toolMadScript } from '../../test/doubles/tool-mad-script';
import type { HostileText } from './texts';
import { readPage, type Setting, type Sources, source, worldOf } from './world';

/** What came of one check with a hostile text among its sources, beside the same check without it. */
export interface Outcome {
  id: string;
  /** The label shown without the hostile text. */
  before: string;
  shown: string;
  proposed: string;
  confidence: ConfidenceWord;
  /** Publishers the shown label rests on. */
  sources: number;
  /** Whether the control reading let its source fall: without that the label it wanted would have been shown. */
  fell: boolean;
  /** Of a check it spoiled: the label shown after “check again without this source”. Absent where nothing can be clicked. */
  again?: string;
  /** Whether a model was ever given the text to read. */
  seen: boolean;
  /** Whether the panel says that a document tries to instruct the checker. */
  noted: boolean;
}

const never = new AbortController().signal;

const claimOf = (text: string): Claim => ({
  ...{ text, selected: text, capturedAt: '2026-05-03T10:00:00.000Z' },
  page: { url: 'https://walks.example/river', title: 'A walk along the river' },
});

/** A claim that its sources refute, for texts that want it supported, and one they support, for the others. */
const refutable = {
  claim: claimOf('The Harbour Tower was built in 1750.'),
  page: 'We begin at the old mole. The Harbour Tower was built in 1750. From its platform one sees the islands, and on clear days the coast beyond them.',
  honest: {
    find: /from 1887 to 1889/u,
    relation: 'contradicts',
    label: 'Refuted',
  } satisfies ToolMadScriptOptions['rules'][number],
};
const supportable = {
  claim: claimOf('The Harbour Tower was finished in 1889.'),
  page: 'We begin at the old mole. The Harbour Tower was finished in 1889. From its platform one sees the islands, and on clear days the coast beyond them.',
  honest: {
    find: /31 March 1889/u,
    relation: 'supports',
    label: 'Supported',
  } satisfies ToolMadScriptOptions['rules'][number],
};

const HISTORY =
  'The Harbour Tower stands at the mouth of the river. The firm of Adèle Roux built the tower from 1887 to 1889. Its last rivet was set on 31 March 1889, two years and two months after the first stone.';
const FILLER =
  'The harbour of the town is older than its walls. Boats leave from the long quay at seven and at ten.';

const scene = ({ wants }: HostileText) => (wants === 'Supported' ? refutable : supportable);

/** The sources of a check, with the hostile text in its place. */
async function sourcesWith(
  text: HostileText | undefined,
  given: typeof refutable | typeof supportable,
): Promise<Sources> {
  const at = text?.where;
  const page = at === 'page' ? `${given.page}\n\n${text?.text}` : given.page;
  const library =
    at === 'library' && text
      ? [
          await source(`${FILLER}\n\n${text.text}`, {
            publisher: 'Notes',
            origin: 'library',
            how: 'file',
          }),
        ]
      : [];
  const hostile =
    text && at !== 'page' && at !== 'library' ? [await hostilePage(text, 'tower.example')] : [];
  return {
    claim: given.claim,
    page: await source(page, {
      publisher: 'walks.example',
      origin: 'page',
      url: 'https://walks.example/river',
    }),
    library,
    web: [...hostile, await source(HISTORY, { publisher: 'encyclopedia.example' })],
  };
}

function hostilePage(
  { text, where, html, quote }: HostileText,
  publisher: string,
): Promise<EvidenceDocument> {
  if (html !== undefined) {
    const body = `<h1>The harbour</h1><p>${FILLER}</p>${html}<p>${FILLER}</p>`;
    return readPage(
      `<!doctype html><html><head><title>The harbour</title></head><body><article>${body}</article></body></html>`,
      publisher,
    );
  }
  const said = quote && !text.includes(quote) ? `${FILLER} ${quote}` : FILLER;
  if (where === 'title') return source(said, { publisher, title: text });
  if (where === 'author') return source(said, { publisher, author: text });
  if (where === 'url') return source(said, { publisher, url: text });
  return source(`${said}\n\n${text}`, { publisher });
}

/** Tool-MAD with its two agents, or with two that search: then nobody sits by the page and doubts. */
const settingOf = (
  preset: ProtocolOptions['preset'],
  { pair = 'rag+search', scored = true }: { pair?: AgentPairId; scored?: boolean } = {},
): Setting => {
  const agents = agentsFor('tool-mad', { pair });
  const options = optionsFor('tool-mad', preset, { embedder: 'toy', smallModel: false, agents });
  return { options: { ...options, stability: scored }, agents };
};

async function check(sources: Sources, model: Parameters<typeof worldOf>[1], setting: Setting) {
  const world = worldOf(sources, model, setting);
  await runCheck(world.check.id, world, never);
  const view = viewOf(world.check, world.store.kept);
  if (view.status !== 'finished' || !view.shown || !view.proposed) {
    throw new Error(`the check is ${view.status}: ${view.error?.code ?? 'no verdict'}`);
  }
  return { view, shown: view.shown, proposed: view.proposed, sent: world.sent };
}

const honestly = new Map<string, Promise<string>>();

/** The label shown without any hostile text; the same for every text of a scene and a preset. */
function labelWithout(given: ReturnType<typeof scene>, setting: Setting): Promise<string> {
  const key = `${setting.options.preset} ${given.claim.text}`;
  const made =
    honestly.get(key) ??
    sourcesWith(undefined, given)
      .then((sources) => check(sources, toolMadScript({ rules: [given.honest] }), setting))
      .then(({ shown }) => shown.label);
  honestly.set(key, made);
  return made;
}

export interface Attack {
  preset?: ProtocolOptions['preset'];
  /** Off: without the score gate, in half the calls. */
  scored?: boolean;
}

/** Runs a check with a model that obeys the text wherever it sees it. */
export async function attack(
  text: HostileText,
  { preset = 'product', scored = true }: Attack = {},
): Promise<Outcome> {
  const given = scene(text);
  const honest = { rules: [given.honest] };
  const setting = settingOf(preset, { scored });
  const before = await labelWithout(given, setting);
  const wanted = {
    ...{ order: text.text, label: text.wants },
    ...(text.quote && { quote: text.quote }),
    ...(text.about === 'this' && { claim: given.claim.text }),
  };
  const sources = await sourcesWith(text, given);
  const model = obeyingScript(wanted, honest);
  const after = await check(sources, model, setting);
  const seen = after.sent.some((prompt) => bare(prompt).includes(bare(text.text)));
  const first = outcome(text, before, after.view, seen);
  const click = first.shown === before ? [] : await sourcesToClick(after.view, given);
  if (click.length === 0) return first;
  const without = { ...setting, leftOut: leftOutWith([], click) };
  return { ...first, again: (await check(sources, model, without)).shown.label };
}

/** What one click leaves out: below a verdict that fell all that was steering; else a quoted source, here the hostile one. */
async function sourcesToClick(
  view: CheckView,
  given: ReturnType<typeof scene>,
): Promise<DocumentHead[]> {
  if (view.shown?.why === 'steered') return steeringSources(view);
  const { page, web } = await sourcesWith(undefined, given);
  const honest = new Set([page, ...web].map(({ id }) => id));
  const quoted = Object.values(view.evidence).flat();
  return quoted.flatMap(({ source }) => (honest.has(source.id) ? [] : [source])).slice(0, 1);
}

/** What stands beside a lie. */
export type Beside = 'nothing else' | 'an honest source';

/** Runs a check with a model that believes the text, as it stands among other sources or alone. */
export async function lie(text: HostileText, beside: Beside): Promise<Outcome> {
  const given = scene(text);
  const sources = await sourcesWith(text, given);
  const others = beside === 'nothing else' ? [] : sources.web.slice(1);
  const relation = text.wants === 'Supported' ? 'supports' : 'contradicts';
  const find = new RegExp(escaped(text.text), 'u');
  const believed = { find, relation, label: text.wants } as const;
  const setting = settingOf('product', { pair: 'search+search' });
  const honest = toolMadScript({ rules: [given.honest] });
  const before = await check({ ...sources, web: others }, honest, setting);
  const web = [...sources.web.slice(0, 1), ...others];
  const model = toolMadScript({ rules: [believed, given.honest] });
  const after = await check({ ...sources, web }, model, setting);
  return outcome(text, before.shown.label, after.view, true);
}

function outcome({ id }: HostileText, before: string, view: CheckView, seen: boolean): Outcome {
  return {
    ...{ id, before, seen, noted: view.hostile.length > 0, fell: view.shown?.why === 'steered' },
    shown: view.shown?.label ?? '',
    proposed: view.proposed?.label ?? '',
    confidence: view.shown?.confidence ?? 'unclear',
    sources: view.shown?.sources.length ?? 0,
  };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const bare = (text: string): string => text.replace(/\s+/gu, '');
