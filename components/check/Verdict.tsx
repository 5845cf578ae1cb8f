import { Fragment } from 'react';
import { steeringSources } from '../../lib/debate/steering';
import type { CheckView } from '../../lib/debate/view-types';
import { ReplyText } from '../debate/ReplyText';
import { EvidenceMark } from '../evidence/EvidenceMark';
import { evidenceByNumber } from '../evidence/evidence-items';
import { GoOnWithout } from '../evidence/GoOnWithout';
import { sourceNames } from '../evidence/left-out-words';
import { confidenceWord, labelWord } from '../names';
import { useSource } from '../source';
import { CopyButton } from '../ui/CopyButton';
import { Facts } from '../ui/Facts';
import { splitMarks, withoutMarks } from '../ui/marks';
import { Prose } from '../ui/Prose';
import type { Act } from '../ui/use-act';
import { VerdictIcon } from '../ui/VerdictIcon';
import { plural } from '../words';
import type { Again } from './CheckPage';
import { lookedInPhrase, placesLookedIn } from './looked-in';
import css from './Verdict.module.css';
import { VerdictNotes } from './VerdictNotes';
import { overruledSentence } from './verdict-notes';

interface Props {
  view: CheckView;
  /** Absent while no other check can be begun. */
  again: Act<Again> | undefined;
}

/** Label, how sure, and why: in the order a reader asks. */
export function Verdict({ view, again, onSettings }: Props & { onSettings: () => void }) {
  const { t } = useSource();
  const { shown, stand } = view;
  if (!shown) return null;
  return (
    <section className={css.verdict} data-stand={stand} aria-label={t('verdict')}>
      <div className={css.headline}>
        <VerdictIcon stand={stand} size={32} />
        <h2 className={css.word}>{labelWord(t, shown.label)}</h2>
        <p className={css.confidence}>
          <Facts
            plain
            facts={[
              confidenceWord(t, shown.confidence),
              !shown.calibrated && (
                <span className={css.calibration} title={t('not_calibrated_hint')}>
                  {t('not_calibrated')}
                </span>
              ),
            ]}
          />
        </p>
      </div>
      <Reasons view={view} again={again} />
      <VerdictNotes view={view} again={again} onSettings={onSettings} />
    </section>
  );
}

function Reasons({ view, again }: Props) {
  const { t } = useSource();
  const { report, proposed, shown, stand } = view;
  const items = evidenceByNumber(view.evidence);
  const mark = (n: number) => {
    const item = items.get(n);
    return item ? <EvidenceMark item={item} /> : null;
  };
  const overruled = overruledSentence(t, view);
  return (
    <div className={css.reasons}>
      {overruled && <p>{overruled}</p>}
      {shown?.why === 'steered' && <Steered view={view} again={again} />}
      {report ? (
        <div>
          <Prose text={report.justification} mark={mark} />
          {report.unquoted?.includes('justification') && <Unquoted />}
        </div>
      ) : (
        // Marks of an agent's own text do not number the check's evidence: without a report they are left out.
        proposed?.text && (
          <ReplyText text={proposed.text} label={proposed.label} judge={proposed.by === 'judge'} />
        )
      )}
      {stand === 'not-enough' && <LookedIn view={view} />}
      {report?.corrected && (
        <p className={css.point}>
          <span className={css.term}>{t('corrected')}</span>
          <q className={css.corrected} dir="auto">
            {withoutMarks(report.corrected).trim()}
          </q>
          {splitMarks(report.corrected).map((piece) =>
            typeof piece === 'string' ? null : <Fragment key={piece.n}> {mark(piece.n)}</Fragment>,
          )}{' '}
          <CopyButton text={withoutMarks(report.corrected).trim()} />
        </p>
      )}
      {report && shown && (
        <Point
          term={t('against_this')}
          text={report.counter ?? t('nothing_found')}
          mark={mark}
          unquoted={report.unquoted?.includes('counter')}
        />
      )}
      {report?.wouldChange && (
        <Point
          term={t('would_change')}
          text={report.wouldChange}
          mark={mark}
          unquoted={report.unquoted?.includes('wouldChange')}
        />
      )}
    </div>
  );
}

/** Which sources steered, and the way on without them: an honest one may have lain beside. */
function Steered({ view, again }: Props) {
  const { t, locale } = useSource();
  const sources = steeringSources(view);
  if (sources.length === 0) return null;
  const names = sourceNames(t, locale, sources);
  return (
    <div className={css.steered}>
      <p dir="auto">{plural(t, 'steering_is', sources.length, '', { names })}</p>
      <GoOnWithout {...{ view, sources, again }} kind="primary" />
    </div>
  );
}

function Point(props: {
  term: string;
  text: string;
  mark: (n: number) => React.ReactNode;
  unquoted?: boolean | undefined;
}) {
  return (
    <div className={css.point}>
      <span className={css.term}>{props.term}</span>
      <Prose text={props.text} mark={props.mark} />
      {props.unquoted && <Unquoted />}
    </div>
  );
}

/** Beside a text that cites none of the quotations it could have cited. */
function Unquoted() {
  const { t } = useSource();
  return (
    <span className={css.unquoted} title={t('without_quotation_hint')}>
      {t('without_quotation')}
    </span>
  );
}

/** Not enough evidence is an answer: it says where was looked and what came back. */
function LookedIn({ view }: { view: CheckView }) {
  const { t } = useSource();
  const places = placesLookedIn(view);
  if (places.length === 0) return null;
  return (
    <div className={css.point}>
      <span className={css.term}>{t('looked_in_title')}</span>
      <ul>
        {places.map((place) => (
          <li key={place.where}>{lookedInPhrase(t, place)}</li>
        ))}
      </ul>
    </div>
  );
}
