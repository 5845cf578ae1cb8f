import type { Pair } from '../../components/compare/CompareScreen';
import type { Tab } from '../../components/Navigation';
import type { CheckSummary, OnDeviceModel } from '../../components/source';
import type { CheckView, EvidenceItem } from '../../lib/debate/view-types';
import { CrossexamError } from '../../lib/errors';
import { type ModelEntry, type Settings, settingsSchema } from '../../lib/settings/settings';
import type { Fixture } from './fixture-source';
import * as baselines from './fixtures/baselines';
import * as claims from './fixtures/claims';
import * as debateCv from './fixtures/debate-cv';
import { documents } from './fixtures/documents';
import * as finished from './fixtures/finished';
import { mad, madke } from './fixtures/mad';
import { medical } from './fixtures/medical';
import * as unfinished from './fixtures/unfinished';
import * as weighed from './fixtures/weighed';

/** What the gallery shows of one state: a source, and where the panel begins. */
export interface State extends Fixture {
  tab?: Tab;
  pair?: Pair;
  /** A button pressed before the state is shown. */
  press?: string;
  /** Names of files put into the library before it is shown. */
  files?: string[];
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

const searchOn: Settings = {
  ...ready,
  search: {
    ...ready.search,
    services: {
      tavily: { enabled: true },
      searxng: { enabled: true, api: 'http://127.0.0.1:8888' },
      openalex: { enabled: true },
    },
    blockFactCheckers: true,
  },
};

const onDevice: OnDeviceModel[] = [
  { key: 'smol', name: 'SmolLM2 135M Instruct', bytes: 98e6, stored: true, demonstration: true },
  { key: 'qwen', name: 'Qwen2.5 1.5B Instruct', bytes: 1.1e9, stored: false, demonstration: false },
];

const checkOf = (view: CheckView, more: State = {}): State => ({
  settings: ready,
  documents,
  pending: { state: 'captured', check: view.id },
  checks: [view],
  ...more,
});

const VERIFY = 'Verify the quotations again';

/** The same check with its sources as PDFs. */
function inPages(view: CheckView): CheckView {
  const paged = (items: EvidenceItem[]) =>
    items.map((item) => ({
      ...item,
      source: { ...item.source, how: 'pdf' as const, pages: [0, 60, 180, 320] },
    }));
  const { against, context, notFound } = view.evidence;
  const all = { against: paged(against), for: paged(view.evidence.for), context: paged(context) };
  return { ...view, evidence: { ...all, notFound } };
}

/** The same check of a claim in a PDF that could not be read, with nothing found. */
const beforePdf = (view: CheckView): CheckView => ({
  ...view,
  claim: {
    ...view.claim,
    page: { url: 'https://harbour.example/report.pdf', title: 'Annual report', unread: 'pdf' },
  },
  rounds: [],
  evidence: { against: [], for: [], context: [], notFound: [] },
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
    {
      ...{ stand: 'conflicting', confidence: 'leaning', protocol: 'debate-cv' },
      ...{ preset: 'paper', labels: 'averitec-code' },
    },
  ),
  line('4', 'The tower’s first keeper had eleven cats.', '2026-04-28T18:00:00Z', {
    stand: 'not-enough',
    confidence: 'unclear',
  }),
  line('6', 'What a lovely day!', '2026-03-03T18:00:00Z', { noClaim: true }),
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
    preset: 'product',
    labels: 'averitec',
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
  'choose-several': checkOf(claims.chooseSeveral),
  'choose-one': checkOf(claims.chooseOne),
  'no-claim': checkOf(claims.noClaim),
  preparing: running(claims.preparing),
  'fact-checked': checkOf(claims.factChecked),
  'running-1': running(unfinished.runningOne),
  'running-2': running(unfinished.runningTwo, { 'round/2/web/answer/try/1': partial }),
  judging: running(unfinished.judging, { 'judge/try/1': '{"justification": "Both agents rest on' }),
  refuted: checkOf(finished.refuted),
  supported: checkOf(finished.supported),
  conflicting: checkOf(finished.conflicting),
  'not-enough': checkOf(finished.notEnough),
  overruled: checkOf(weighed.overruled),
  'not-confirmed': checkOf(weighed.notConfirmed),
  'hostile-page': checkOf(weighed.hostilePage),
  'from-a-pdf': checkOf(inPages(finished.refuted), { sourcesOpen: true }),
  'verified-again': checkOf(finished.refuted, { press: VERIFY, sourcesOpen: true }),
  'verified-with-faults': checkOf(finished.refuted, {
    press: VERIFY,
    verified: {
      ...{ at: '2036-05-04T12:00:00Z', found: 5, notFound: 1 },
      faults: [
        { e: 1, why: 'document-changed' },
        { e: 3, why: 'document-missing' },
        { e: 4, why: 'words-differ' },
      ],
    },
  }),
  medical: checkOf(medical),
  'pdf-unread': checkOf(beforePdf(finished.notEnough)),
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
  'library-added': {
    settings: ready,
    tab: 'library',
    files: ['minutes.pdf', 'report.html', 'locked.pdf', 'scan.pdf', 'table.xlsx'],
    refused: [
      new CrossexamError('file-locked', { name: 'locked.pdf' }).toRecord(),
      new CrossexamError('file-empty', { name: 'scan.pdf' }).toRecord(),
      new CrossexamError('file-not-text', { name: 'table.xlsx' }).toRecord(),
    ],
    library: [
      {
        id: 'a',
        title: 'Council minutes 1886',
        characters: 18_240,
        addedAt: '2026-05-04T08:00:00Z',
      },
    ],
  },
  'library-empty': { settings: ready, tab: 'library' },
  settings: {
    settings: searchOn,
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
    settings: {
      ...ready,
      protocol: 'debate-cv',
      field: 'medical',
      roles: { default: 'local', judge: 'openai' },
      search: { ...ready.search, privateHosts: ['wiki.local', '127.0.0.1:8080'] },
    },
    sourcesOpen: true,
    tab: 'settings',
  },
  'right-to-left': checkOf(finished.refuted, { direction: 'rtl' }),
};
