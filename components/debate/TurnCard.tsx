import type { AgentTurnView, CheckView } from '../../lib/debate/view-types';
import { doingLine } from '../check/live-state';
import { agentName } from '../names';
import { answersAtOnce, isBaseline } from '../protocol-facts';
import { useSource } from '../source';
import { Icon } from '../ui/Icon';
import type { Translate } from '../words';
import { AnswerProse } from './AnswerProse';
import { LabelChip } from './LabelChip';
import { LiveProse } from './LiveProse';
import { Passages } from './Passages';
import { FaithfulnessBar, RelevanceBar } from './ScoreBars';
import { Selection } from './Selection';
import css from './TurnCard.module.css';

const tools = { rag: 'page', search: 'web', pool: 'file', none: 'person' } as const;

interface Props {
  turn: AgentTurnView;
  round: number;
  view: CheckView;
  alive: boolean;
}

/** One agent's turn in one round: asked, read, answered, scored. */
export function TurnCard({ turn, round, view, alive }: Props) {
  const { t } = useSource();
  const { agent, query, retrieval, selection, answer } = turn;
  // Without a round's heading above it, an agent's name is one level higher.
  const Heading = answersAtOnce(view.protocol) ? 'h3' : 'h4';
  const doing = alive ? doingLine(t, turn, view.pool) : undefined;
  return (
    <article className={css.turn}>
      <header>
        {(!isBaseline(view.protocol) || answersAtOnce(view.protocol)) && (
          <Heading className={css.agent}>
            <Icon name={tools[agent.tool]} size={14} className={css.tool} />
            {agentName(t, agent)}
          </Heading>
        )}
        {agent.stance && <p className={css.stance}>{stanceSentence(t, view, agent.stance)}</p>}
        <Query turn={turn} />
      </header>
      <div>
        {retrieval && query?.text !== '' && (
          <Passages retrieval={retrieval} summaries={turn.summaries?.summaries} />
        )}
        {selection && <Selection selection={selection} view={view} />}
      </div>
      <div className={css.prose}>
        {answer ? (
          <AnswerProse turn={turn} round={round} view={view} />
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
      <div>{answer && hasLabel(view, turn) && <LabelChip label={answer.label} />}</div>
      <div>
        <Scores turn={turn} view={view} />
        {answer && doing && <p className={css.doing}>{doing}</p>}
      </div>
    </article>
  );
}

/** DebateCV gives each a side of the claim; in MAD one answers as it likes and the other has to disagree. */
const stanceSentence = (
  t: Translate,
  { protocol }: Pick<CheckView, 'protocol'>,
  stance: 'affirmative' | 'negative',
): string => t(protocol === 'mad' ? `stance_mad_${stance}` : `stance_${stance}`);

/** DebateCV's debaters argue a side and give no label: that none is there is nothing missing. */
const hasLabel = (view: Pick<CheckView, 'protocol'>, { answer }: AgentTurnView): boolean =>
  answer?.label != null || view.protocol !== 'debate-cv';

function Query({ turn }: { turn: AgentTurnView }) {
  const { t } = useSource();
  const { query } = turn;
  if (!query) return null;
  return (
    <>
      {query.thought && (
        <p className={css.thought} dir="auto">
          {query.thought}
        </p>
      )}
      {query.text && (
        <p className={css.query} dir="auto">
          <span className={css.asked}>
            {query.tool === 'rag' || query.tool === 'search'
              ? t(`asked_${query.tool}`)
              : t(query.changed ? 'asked' : 'asked_again')}
          </span>{' '}
          {query.text}
        </p>
      )}
      {query.keywords && (
        <p className={css.query} dir="auto">
          <span className={css.asked}>{t('asked_keywords')}</span> {query.keywords}
        </p>
      )}
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
