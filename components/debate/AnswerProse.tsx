import type { AgentTurnView, CheckView } from '../../lib/debate/view-types';
import { EvidenceMark, LooseMark } from '../evidence/EvidenceMark';
import { evidenceBehind } from '../evidence/evidence-items';
import { useSource } from '../source';
import { keptReply } from '../ui/kept-reply';
import { Prose } from '../ui/Prose';
import { PoolMark } from './PoolMark';
import { ReplyText } from './ReplyText';
import css from './TurnCard.module.css';

/** What an agent answered, its marks leading to what it quoted; both sides first, where it weighed both. */
export function AnswerProse(props: { turn: AgentTurnView; round: number; view: CheckView }) {
  const { t } = useSource();
  const { turn, round, view } = props;
  const { answer, agent } = turn;
  if (!answer) return null;
  const mark = (n: number) => {
    const items = evidenceBehind(view.evidence, { agent: agent.id, round, n });
    if (items.length > 0) return items.map((item) => <EvidenceMark key={item.e} item={item} />);
    // Where replies carry no quotations, a number is one of the evidence all agents share.
    const shared = view.options.quotations === false && view.pool?.items.some((i) => i.n === n);
    return shared ? <PoolMark n={n} /> : <LooseMark n={n} />;
  };
  const isProse = keptReply(answer.text, answer.label).raw === undefined;
  return (
    <>
      {answer.sides && (
        <div className={css.sides}>
          <section>
            <h4 className={css.side}>{t('side_for')}</h4>
            <Prose text={answer.sides.for} mark={mark} />
          </section>
          <section>
            <h4 className={css.side}>{t('side_against')}</h4>
            <Prose text={answer.sides.against} mark={mark} />
          </section>
        </div>
      )}
      <ReplyText text={answer.text} label={answer.label} mark={mark} />
      {answer.unparsed && isProse && <p className={css.note}>{t('answer_unparsed')}</p>}
    </>
  );
}
