import type { ModerationStep, PreferenceStep } from '../../lib/debate/steps';
import type { CheckView, RoundView } from '../../lib/debate/view-types';
import { EvidenceMark, LooseMark } from '../evidence/EvidenceMark';
import { evidenceBehind } from '../evidence/evidence-items';
import { moderated } from '../protocol-facts';
import { useSource } from '../source';
import { Icon } from '../ui/Icon';
import { Prose } from '../ui/Prose';
import { LabelChip } from './LabelChip';
import { LiveProse } from './LiveProse';
import css from './ModeratorNote.module.css';
import { ReplyText } from './ReplyText';

/**
 * Between two rounds: what the moderator noted. DebateCV's says what was new, what is missing and why the debate
 * goes on; MAD's says which side it prefers, if any.
 */
export function ModeratorNote(props: { round: RoundView; view: CheckView; alive: boolean }) {
  const { t } = useSource();
  const { round, view, alive } = props;
  const { moderation, preference } = round;
  const writing = alive && moderated(view.protocol) && isWaitingFor(round);
  if (!moderation && !preference && !writing) return null;
  const label = moderation?.label ?? preference?.label;
  const part = view.protocol === 'mad' ? 'preference' : 'moderation';
  return (
    <aside className={css.note} aria-label={t('moderator_note', { round: round.round })}>
      <h4 className={css.heading}>
        <Icon name="scales" size={14} />
        {t('agent_moderator')}
        {label && <LabelChip label={label} />}
      </h4>
      {moderation && <Moderation moderation={moderation} view={view} />}
      {preference && <Preference preference={preference} />}
      {writing && (
        <LiveProse
          check={view.id}
          prefix={`round/${round.round}/${part}`}
          before={<p className={css.quiet}>{t('phase_moderating')}</p>}
        />
      )}
    </aside>
  );
}

/** Everyone has spoken and nobody has closed the round. */
const isWaitingFor = ({ turns, next }: RoundView): boolean =>
  next === undefined && turns.length > 0 && turns.every(({ answer }) => answer);

function Moderation({ moderation, view }: { moderation: ModerationStep; view: CheckView }) {
  const { t } = useSource();
  const { round, proceeding, unparsed } = moderation;
  if (unparsed !== undefined) {
    return <ReplyText text={unparsed} label={null} mark={(n) => <LooseMark n={n} />} />;
  }
  const ends = proceeding === 'no';
  const mark = (n: number) => {
    const items = evidenceBehind(view.evidence, { agent: 'moderator', round, n });
    return items.length > 0 ? (
      items.map((item) => <EvidenceMark key={item.e} item={item} />)
    ) : (
      <LooseMark n={n} />
    );
  };
  const why = ends ? moderation.justificationForVerdict : moderation.justificationForProceeding;
  const facts: [string, string][] = [
    [t('moderator_new'), moderation.insight],
    [t('moderator_missing'), moderation.gaps],
    [t(ends ? 'moderator_decides' : 'moderator_goes_on'), why],
  ];
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, text]) => text.trim() !== '')
        .map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Prose text={text} mark={mark} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Preference({ preference }: { preference: PreferenceStep }) {
  const { t } = useSource();
  const { side, reason, unparsed } = preference;
  const loose = (n: number) => <LooseMark n={n} />;
  if (unparsed !== undefined) return <ReplyText text={unparsed} label={null} mark={loose} />;
  const leans = preference.preference && side.trim() !== '';
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t('preference')}</dt>
        <dd dir="auto">{leans ? sideName(side) : t('preference_none')}</dd>
      </div>
      {reason.trim() && (
        <div>
          <dt>{t('preference_because')}</dt>
          <dd>
            <Prose text={reason} mark={loose} />
          </dd>
        </div>
      )}
    </dl>
  );

  /** The moderator names the side in its own words. */
  function sideName(said: string): string {
    if (/affirm/iu.test(said)) return t('agent_affirmative');
    return /negat/iu.test(said) ? t('agent_negative') : said;
  }
}
