import type { CheckView } from '../../lib/debate/view-types';
import { EvidenceMark, LooseMark } from '../evidence/EvidenceMark';
import { evidenceByNumber } from '../evidence/evidence-items';
import { agentNameOf } from '../names';
import { useSource } from '../source';
import { Disclosure } from '../ui/Disclosure';
import { formatScore } from '../ui/format';
import { Icon } from '../ui/Icon';
import { Prose } from '../ui/Prose';
import css from './JudgeCard.module.css';
import { LabelChip } from './LabelChip';
import { LiveProse } from './LiveProse';
import { meanScores } from './mean-scores';
import { ReplyText } from './ReplyText';

/** The judge's decision, with the mean scores it was given. */
export function JudgeCard({ view, alive }: { view: CheckView; alive: boolean }) {
  const { t } = useSource();
  const { judge } = view;
  const writing = alive && view.live?.phase === 'judging';
  if (!judge && !writing) return null;
  const mark = (n: number) => {
    const quoted = judge?.quotations.find((quotation) => quotation.n === n);
    const item = [...evidenceByNumber(view.evidence).values()].find(
      ({ document, words }) => document === quoted?.document && words === quoted.words,
    );
    return item ? <EvidenceMark item={item} /> : <LooseMark n={n} />;
  };
  return (
    <section className={css.card}>
      <h3 className={css.heading}>
        <Icon name="scales" size={14} />
        {t(view.protocol === 'madke' ? 'agent_summary' : 'agent_judge')}
      </h3>
      <Means view={view} />
      {judge ? (
        <>
          {judge.insights && (
            <Disclosure summary={t('judge_insights')}>
              <Prose className={css.text} text={judge.insights} mark={(n) => <LooseMark n={n} />} />
            </Disclosure>
          )}
          <ReplyText
            className={css.text}
            text={judge.justification}
            label={judge.label}
            mark={mark}
          />
          {judge.fallback && <p className={css.note}>{t('judge_fallback')}</p>}
          <LabelChip label={judge.label} />
        </>
      ) : (
        <LiveProse check={view.id} prefix="judge" />
      )}
    </section>
  );
}

function Means({ view }: { view: CheckView }) {
  const { t, locale } = useSource();
  const means = meanScores(view.rounds).filter(
    ({ faithfulness, relevance }) => faithfulness !== undefined || relevance !== undefined,
  );
  if (means.length === 0) return null;
  const cell = (value: number | undefined) =>
    value === undefined ? '–' : formatScore(locale, value);
  return (
    <table className={css.means}>
      <caption className={css.caption}>{t('mean_scores')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col" title={t('grounded_hint')}>
            {t('grounded')}
          </th>
          <th scope="col" title={t('on_topic_hint')}>
            {t('on_topic')}
          </th>
        </tr>
      </thead>
      <tbody>
        {means.map(({ agent, faithfulness, relevance }) => (
          <tr key={agent}>
            <th scope="row">{agentNameOf(t, view, agent)}</th>
            <td>{cell(faithfulness)}</td>
            <td>{cell(relevance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
