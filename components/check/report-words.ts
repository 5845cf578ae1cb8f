import type { CheckView, EvidenceItem } from '../../lib/debate/view-types';
import type { ReportWords } from '../../lib/history/report-of-check';
import { badgesOf } from '../evidence/evidence-items';
import { fitSentence } from '../evidence/fit-sentence';
import { leftOutSentence } from '../evidence/left-out-words';
import { sourceFacts } from '../evidence/source-facts';
import { confidenceWord, labelWord } from '../names';
import { formatDay } from '../ui/format';
import { keptReply } from '../ui/kept-reply';
import { withoutMarks } from '../ui/marks';
import type { Translate } from '../words';
import { lookedInPhrase, placesLookedIn } from './looked-in';
import { makingFacts } from './making-facts';
import { originLine, saidBy } from './origin';
import {
  budgetSentence,
  demonstrationSentence,
  overruledSentence,
  warningSentence,
} from './verdict-notes';

/** What a report of this check says in the reader's language. */
export function reportWords(t: Translate, locale: string, view: CheckView): ReportWords {
  const { shown, proposed } = view;
  const kept = keptReply(proposed?.text ?? '', proposed?.label ?? null);
  return {
    origin: [originLine(t, locale, view), saidBy(t, view)].filter((line) => line !== undefined),
    verdict: shown
      ? t('report_verdict', {
          label: labelWord(t, shown.label),
          confidence: confidenceWord(t, shown.confidence),
        })
      : t(`status_${view.status}`),
    notes: notesOf(t, locale, view),
    reasons: withoutMarks(kept.prose || (kept.raw ? t('reply_broke_off') : '')),
    terms: {
      corrected: t('corrected'),
      counter: t('against_this'),
      noCounter: t('nothing_found'),
      wouldChange: t('would_change'),
      evidence: t('evidence'),
      noEvidence: t('compare_no_evidence'),
      searched: t('fact_searched'),
      making: t('how_made'),
    },
    group: (group) => t(`evidence_${group}`),
    facts: (item) => factsOf(t, locale, view, item),
    searched: placesLookedIn(view).map((place) => lookedInPhrase(t, place)),
    end: t('report_end'),
    making: makingFacts(t, locale, view).filter(({ term }) => term !== t('fact_searched')),
  };
}

function notesOf(t: Translate, locale: string, view: CheckView): string[] {
  const { shown } = view;
  return [
    shown && !shown.calibrated && t('report_not_calibrated', { why: t('not_calibrated_hint') }),
    overruledSentence(t, view),
    leftOutSentence(t, locale, view),
    budgetSentence(t, view),
    shown?.why === 'rule-off' && t('rule_off'),
    demonstrationSentence(t, view),
    ...view.warnings.map((code) => warningSentence(t, code)),
  ].filter((note) => typeof note === 'string');
}

function factsOf(t: Translate, locale: string, view: CheckView, item: EvidenceItem): string[] {
  const read = t('read_on', { date: formatDay(locale, item.source.readAt) });
  const { title, publisher, publishedAt, readAt, origin } = item.source;
  const source = sourceFacts(t, locale, view, item);
  const state = [
    t(`quotation_${item.state}`),
    ...badgesOf(item).map((badge) => t(`badge_${badge}_hint`)),
  ];
  return [
    // A text of the reader's library goes by its title already.
    ...(title && title !== publisher && origin !== 'library' ? [title] : []),
    [...source, ...(publishedAt && readAt ? [read] : [])].join(' · '),
    state.join('. '),
    ...[fitSentence(t, item)].filter((said) => said !== undefined),
  ];
}
