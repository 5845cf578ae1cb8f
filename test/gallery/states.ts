import type { Pair } from '../../components/compare/CompareScreen';
import type { Tab } from '../../components/Navigation';
import type { CheckSummary, OnDeviceModel } from '../../components/source';
import type { CheckView } from '../../lib/debate/view-types';
import { CrossexamError } from '../../lib/errors';
import { type ModelEntry, type Settings, settingsSchema } from '../../lib/settings/settings';
import type { Fixture } from './fixture-source';
import * as baselines from './fixtures/baselines';
import * as debateCv from './fixtures/debate-cv';
import { documents } from './fixtures/documents';
import * as finished from './fixtures/finished';
import { mad, madke } from './fixtures/mad';
import * as unfinished from './fixtures/unfinished';
import * as weighed from './fixtures/weighed';

/** What the gallery shows of one state: a source, and where the panel begins. */
export interface State extends Fixture {
  tab?: Tab;
  pair?: Pair;
}

const models: ModelEntry[] = [
  {
    id: 'local',
    name: 'qwen3:14b',
    kind: 'endpoint',
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: 'qwen3:14b',
    concurrency: 1,
  },
  {
    id: 'openai',
    name: 'GPT-4o mini',
    kind: 'endpoint',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-4o-mini',
    price: { input: 0.15, output: 0.6 },
    concurrency: 8,
  },
];

const ready: Settings = settingsSchema.parse({ models, roles: { default: 'local' } });

const tavilyOn: Settings = {
  ...ready,
  search: { ...ready.search, tavily: { ...ready.search.tavily, enabled: true } },
};

const onDevice: OnDeviceModel[] = [
  { key: 'smol', name: 'SmolLM2 135M Instruct', bytes: 98e6, stored: true, demonstration: true },
  { key: 'qwen', name: 'Qwen2.5 1.5B Instruct', bytes: 1.1e9, stored: false, demonstration: false },
];

const checkOf = (view: CheckView, more: Fixture = {}): State => ({
  settings: ready,
  documents,
  pending: { state: 'captured', check: view.id },
  checks: [view],
  ...more,
});

const running = (view: CheckView, liveText: Record<string, string> = {}): State =>
  checkOf(view, { alive: [view.id], liveText });

const history: CheckSummary[] = [
  line('1', 'The Harbour Tower was built in 1750.', '2026-05-04T10:00:00Z', {
    stand: 'refuted',
    confidence: 'almost-certain',
  }),
  line(
    '2',
    'The Harbour Tower was the tallest structure in the world until 1930.',
    '2026-05-04T09:20:00Z',
    { stand: 'supported', confidence: 'likely' },
  ),
  line(
    '3',
    'Artists have always loved the Harbour Tower, and every one of them who ever saw it has painted it at least once in a lifetime, whatever the weather and however long the queue.',
    '2026-05-02T18:00:00Z',
    { stand: 'conflicting', confidence: 'leaning', protocol: 'debate-cv' },
  ),
  line('4', 'The tower’s first keeper had eleven cats.', '2026-04-28T18:00:00Z', {
    stand: 'not-enough',
    confidence: 'unclear',
  }),
  line('5', 'Sixty tons of paint are used every seven years.', '2026-03-02T18:00:00Z', {
    status: 'stopped',
  }),
];

function line(
  id: string,
  claim: string,
  createdAt: string,
  more: Partial<CheckSummary>,
): CheckSummary {
  return {
    id,
    claim,
    site: 'walks.example',
    createdAt,
    protocol: 'tool-mad',
    status: 'finished',
    ...more,
  };
}

/** Three checks of one claim, by three protocols. */
const ofOneClaim = [debateCv.debateCv, mad, finished.refuted].map((view, index) =>
  line(view.id, view.claim.text, `2026-05-0${4 - index}T10:00:00Z`, {
    ...{ stand: view.stand, confidence: view.shown?.confidence, protocol: view.protocol },
  }),
);

const compared = (checks: [CheckView, CheckView, ...CheckView[]]): State => ({
  ...{ settings: ready, checks, documents, tab: 'history' },
  history: checks.map((view) =>
    line(view.id, view.claim.text, view.createdAt, {
      ...{ stand: view.stand, confidence: view.shown?.confidence, protocol: view.protocol },
    }),
  ),
  pair: [checks[0].id, checks[1].id],
});

const partial =
  '{"prose": "The tower was inaugurated on 31 March 1889, the day its builder climbed the stairs with the \\"flag\\" [1]. That leaves no room for a';

/** Every state a reader can meet, by the name in the gallery's address. */
export const states: Record<string, State> = {
  empty: { settings: ready },
  'no-model': {},
  reading: { settings: ready, pending: { state: 'reading', at: '2026-05-04T12:00:00Z' } },
  'capture-failed': {
    settings: ready,
    pending: { state: 'failed', error: new CrossexamError('no-claim').toRecord() },
  },
  'running-1': running(unfinished.runningOne),
  'running-2': running(unfinished.runningTwo, { 'round/2/web/answer/try/1': partial }),
  judging: running(unfinished.judging, { 'judge/try/1': '{"justification": "Both agents rest on' }),
  refuted: checkOf(finished.refuted),
  supported: checkOf(finished.supported),
  conflicting: checkOf(finished.conflicting),
  'not-enough': checkOf(finished.notEnough),
  overruled: checkOf(weighed.overruled),
  'budget-ended': checkOf(weighed.budgetEnded),
  demonstration: checkOf(weighed.demonstration),
  'as-published': checkOf(weighed.asPublished),
  'paused-origin': checkOf(unfinished.pausedOrigin),
  'paused-key': checkOf(unfinished.pausedKey),
  'paused-access': checkOf(unfinished.pausedAccess),
  stopped: checkOf(unfinished.stopped),
  interrupted: checkOf(unfinished.interrupted),
  outdated: checkOf(unfinished.outdated),
  gone: { settings: ready, pending: { state: 'captured', check: 'deleted' } },
  history: { settings: ready, history, tab: 'history' },
  'history-empty': { settings: ready, tab: 'history' },
  library: {
    settings: ready,
    tab: 'library',
    library: [
      {
        id: 'a',
        title: 'Council minutes 1886',
        characters: 18_240,
        addedAt: '2026-05-01T08:00:00Z',
      },
      {
        id: 'b',
        title: 'annual-report-of-the-harbour-authority-final-v2.md',
        characters: 4_120,
        addedAt: '2026-04-11T08:00:00Z',
      },
    ],
  },
  'library-empty': { settings: ready, tab: 'library' },
  settings: {
    settings: tavilyOn,
    secrets: ['search:tavily'],
    onDevice,
    tab: 'settings',
    downloads: { qwen: { loaded: 4.1e8, total: 1.1e9 } },
  },
  'settings-first': { onDevice, tab: 'settings' },
  broken: { settings: 'broken', tab: 'settings' },
  'debate-cv-gathering': running(debateCv.debateCvGathering),
  'debate-cv-moderating': running(debateCv.debateCvModerating, {
    'round/1/moderation/try/1': '{"primaryInsight": "Something was built at this spot in',
  }),
  'debate-cv-running': running(debateCv.debateCvRunning, {
    'round/2/negative/answer/try/1': '{"prose": "Then nothing is left for 1750. The years of',
  }),
  'debate-cv': checkOf(debateCv.debateCv, { history: ofOneClaim }),
  'debate-cv-judged': checkOf(debateCv.debateCvJudged),
  mad: checkOf(mad),
  madke: checkOf(madke),
  direct: checkOf(baselines.direct),
  'two-sided': checkOf(baselines.twoSided),
  react: checkOf(baselines.react),
  'self-consistency': checkOf(baselines.selfConsistency),
  compare: compared([finished.refuted, debateCv.debateCv]),
  'compare-overruled': compared([weighed.overruled, mad, debateCv.debateCv]),
  'history-compare': { settings: ready, history: ofOneClaim, tab: 'history' },
  'settings-protocol': {
    settings: { ...ready, protocol: 'debate-cv', roles: { default: 'local', judge: 'openai' } },
    tab: 'settings',
  },
  'right-to-left': checkOf(finished.refuted, { direction: 'rtl' }),
};
