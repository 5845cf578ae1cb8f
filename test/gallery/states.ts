import type { Page } from 'playwright-core';
import type { Pair } from '../../components/compare/CompareScreen';
import type { Tab } from '../../components/Navigation';
import type { CheckView, EvidenceItem } from '../../lib/debate/view-types';
import { CrossexamError } from '../../lib/errors';
import type { Fixture } from './fixture-source';
import * as baselines from './fixtures/baselines';
import * as claims from './fixtures/claims';
import * as debateCv from './fixtures/debate-cv';
import { documents } from './fixtures/documents';
import * as finished from './fixtures/finished';
import { historyStates, line } from './fixtures/history';
import { libraryStates } from './fixtures/library';
import { mad, madke } from './fixtures/mad';
import { medical } from './fixtures/medical';
import { readAgain } from './fixtures/read-again';
import { ready, settingsStates } from './fixtures/settings';
import * as stumbles from './fixtures/stumbles';
import * as unfinished from './fixtures/unfinished';
import * as weighed from './fixtures/weighed';

/** What the gallery shows of one state: a source, and where the panel begins. */
export interface State extends Fixture {
  tab?: Tab;
  pair?: Pair;
  /** Buttons and switches pressed before the state is shown, by their names. */
  press?: string | (string | RegExp)[];
  /** What else a reader does to come to it. */
  does?: (page: Page) => Promise<void>;
  /** Names of files put into the library before it is shown. */
  files?: string[];
}

const checkOf = (view: CheckView, more: State = {}): State => ({
  settings: ready,
  documents,
  pending: { state: 'captured', check: view.id },
  checks: [readAgain(view)],
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
  steered: checkOf(weighed.steered),
  'left-out': checkOf(weighed.leftOut, {
    does: async (page) => {
      await page.getByText('In context').first().click();
      await page.getByText('How this check was made').click();
    },
  }),
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
  'paused-access': checkOf(unfinished.pausedAccess, { denials: 1 }),
  stopped: checkOf(unfinished.stopped),
  interrupted: checkOf(unfinished.interrupted, { answers: { 'check/resume': 'never' } }),
  outdated: checkOf(unfinished.outdated),
  gone: { settings: ready, pending: { state: 'captured', check: 'deleted' } },
  ...historyStates,
  ...libraryStates,
  ...settingsStates,
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
  'right-to-left': checkOf(finished.refuted, { direction: 'rtl' }),
  'direct-running': running(stumbles.directRunning, {
    'round/1/solo/answer/try/1': 'Iron towers of this kind were not built before',
  }),
  'first-words': running(stumbles.firstWords),
  'judge-cut': checkOf(stumbles.judgeCut),
  'judge-mute': checkOf(stumbles.judgeMute),
  'paused-model': checkOf(stumbles.pausedModel, { settings: { ...ready, roles: {} } }),
  'paused-no-model': checkOf(stumbles.pausedNoModel, { settings: undefined }),
  'model-since': checkOf(stumbles.pausedModel),
  'paused-quota': checkOf(stumbles.pausedQuota),
  'paused-embedder': checkOf(stumbles.pausedEmbedder),
  'embedder-asked': checkOf(stumbles.pausedEmbedder, {
    ...{ fetchesForever: true, press: 'Download the model' },
  }),
  'one-of-three': checkOf(stumbles.oneOfThree, {
    history: [
      line('sibling-1', 'The bell is older than the tower.', '2026-05-04T10:00:00Z', {
        ...{ stand: 'supported', confidence: 'likely' },
      }),
      line('one-of-three', finished.refuted.claim.text, '2026-05-04T10:00:00Z', {
        ...{ stand: 'refuted', confidence: 'almost-certain' },
      }),
      line('sibling-3', 'Six million people came in 2025.', '2026-05-04T10:00:00Z', {
        status: 'running',
      }),
    ],
  }),
  'made-how': checkOf(finished.conflicting, {
    does: (page) => page.getByText('How this check was made').click(),
  }),
  keep: checkOf(finished.refuted, { press: 'Copy or save' }),
  arabic: checkOf(stumbles.arabic),
  'long-words': checkOf(stumbles.longWords),
};
