import type { AgentTurnView, CheckView } from '../../lib/debate/view-types';
import { doingLine } from '../check/live-state';
import { EvidenceMark, LooseMark } from '../evidence/EvidenceMark';
import { evidenceBehind } from '../evidence/evidence-items';
import { agentName } from '../names';
import { useSource } from '../source';
import { Icon } from '../ui/Icon';
import { proseOf } from '../ui/marks';
import { Prose } from '../ui/Prose';
import { LabelChip } from './LabelChip';
import { LiveProse } from './LiveProse';
import { Passages } from './Passages';
import { FaithfulnessBar, RelevanceBar } from './ScoreBars';
import css from './TurnCard.module.css';

const tools = { rag: 'page', search: 'web', none: 'scales' } as const;

interface Props {
  turn: AgentTurnView;
  round: number;
  view: CheckView;
  alive: boolean;
}

/** One agent's turn in one round: asked, read, answered, scored. */
export function TurnCard({ turn, round, view, alive }: Props) {
  const { t } = useSource();
  const { agent, query, retrieval, answer } = turn;
  const doing = alive ? doingLine(t, turn) : undefined;
  return (
    <article className={css.turn}>
      <header>
        <h4 className={css.agent}>
          <Icon name={tools[agent.tool]} size={14} className={css.tool} />
          {agentName(t, agent)}
        </h4>
        {query && (
          <p className={css.query} dir="auto">
            <span className={css.asked}>{t(query.changed ? 'asked' : 'asked_again')}</span>{' '}
            {query.text}
          </p>
        )}
      </header>
      <div>{retrieval && <Passages retrieval={retrieval} />}</div>
      <div className={css.prose}>
        {answer ? (
          <Answer turn={turn} round={round} view={view} />
        ) : (
          alive && (
            <LiveProse
              check={view.id}
              prefix={`round/${round}/${agent.id}/answer`}
              before={doing && <p className={css.doing}>{doing}</p>}
            />
          )
        )}
      </div>
      <div>{answer && <LabelChip label={answer.label} />}</div>
      <div>
        <Scores turn={turn} view={view} />
        {answer && doing && <p className={css.doing}>{doing}</p>}
      </div>
    </article>
  );
}

function Answer({ turn, round, view }: Omit<Props, 'alive'>) {
  const { t } = useSource();
  const { answer, agent } = turn;
  if (!answer) return null;
  const mark = (n: number) => {
    const items = evidenceBehind(view.evidence, { agent: agent.id, round, n });
    return items.length > 0 ? (
      items.map((item) => <EvidenceMark key={item.e} item={item} />)
    ) : (
      <LooseMark n={n} />
    );
  };
  return (
    <>
      <Prose text={proseOf(answer.text, answer.label)} mark={mark} />
      {answer.unparsed && <p className={css.note}>{t('answer_unparsed')}</p>}
    </>
  );
}

function Scores({ turn, view }: { turn: AgentTurnView; view: CheckView }) {
  const { thresholds } = view.options;
  if (!turn.faithfulness && !turn.relevance) return null;
  return (
    <>
      {turn.faithfulness && (
        <FaithfulnessBar score={turn.faithfulness} threshold={thresholds.faithfulness} />
      )}
      {turn.relevance && <RelevanceBar score={turn.relevance} threshold={thresholds.relevance} />}
    </>
  );
}
