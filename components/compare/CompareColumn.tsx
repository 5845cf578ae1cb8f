import type { ReactNode } from 'react';
import type { AgentTurnView, CheckView, RoundView } from '../../lib/debate/view-types';
import { overruledSentence } from '../check/verdict-notes';
import { closingSentence } from '../debate/closing-sentence';
import { leftOutSentence } from '../evidence/left-out-words';
import { agentName, confidenceWord, labelWord, protocolName } from '../names';
import { answersAtOnce, isBaseline } from '../protocol-facts';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Facts } from '../ui/Facts';
import { formatCount, formatDuration, formatMoney, formatTokens, formatWhen } from '../ui/format';
import { keptReply } from '../ui/kept-reply';
import { withoutMarks } from '../ui/marks';
import { VerdictIcon } from '../ui/VerdictIcon';
import { plural } from '../words';
import css from './CompareColumn.module.css';
import { countingEvidence, sharedWith } from './comparison';

/** One check of the two: verdict, evidence, rounds and cost, in the rows both have. */
export function CompareColumn(props: {
  view: CheckView;
  other: CheckView;
  /** Stands in the head: the choice of another check where there is one. */
  choice?: ReactNode;
  onOpen: () => void;
}) {
  const { t, locale, now } = useSource();
  const { view, other, choice, onOpen } = props;
  const name = protocolName(t, view.protocol);
  const leftOut = leftOutSentence(t, locale, view);
  return (
    <article className={css.column} aria-label={name}>
      <header className={css.part}>
        <h2 className={css.name}>{name}</h2>
        <p className={css.when}>
          <Facts
            facts={[
              formatWhen(locale, view.createdAt, now()),
              t(`preset_${view.options.preset}`),
              view.models.debater.name,
            ]}
          />
        </p>
        {leftOut && <p className={css.note}>{leftOut}</p>}
        {choice && <div className={css.choice}>{choice}</div>}
      </header>
      <Verdict view={view} />
      <Evidence view={view} other={other} />
      <Rounds view={view} />
      <Cost view={view} />
      <footer className={css.part}>
        <Button onClick={onOpen}>{t('open_check')}</Button>
      </footer>
    </article>
  );
}

function Verdict({ view }: { view: CheckView }) {
  const { t } = useSource();
  const { shown, stand, report, proposed } = view;
  const kept = keptReply(proposed?.text ?? '', proposed?.label ?? null);
  const text = report?.justification ?? (kept.prose || (kept.raw ? t('reply_broke_off') : ''));
  const overruled = overruledSentence(t, view);
  return (
    <section className={`${css.part} ${css.verdict}`} data-stand={stand}>
      <VerdictIcon stand={stand} size={20} />
      <h3 className={css.word}>{shown ? labelWord(t, shown.label) : t(`status_${view.status}`)}</h3>
      <div className={css.rest}>
        {shown && <p>{confidenceWord(t, shown.confidence)}</p>}
        {overruled && <p>{overruled}</p>}
        {shown?.why === 'rule-off' && <p className={css.note}>{t('rule_off')}</p>}
        {text && <p dir="auto">{withoutMarks(text)}</p>}
      </div>
    </section>
  );
}

function Evidence({ view, other }: { view: CheckView; other: CheckView }) {
  const { t } = useSource();
  const items = countingEvidence(view);
  const shared = sharedWith(other);
  const { against, for: supporting, context } = view.evidence;
  const counts = [
    t('evidence_count_against', { count: against.length }),
    t('evidence_count_for', { count: supporting.length }),
    t('evidence_count_context', { count: context.length }),
  ];
  return (
    <section className={css.part}>
      <h3 className={css.heading}>
        <Facts plain facts={[t('evidence'), ...counts]} />
      </h3>
      {items.length === 0 && <p className={css.note}>{t('compare_no_evidence')}</p>}
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.e}>
            <q className={css.words} dir="auto" lang={item.source.language}>
              {item.words}
            </q>
            <p className={css.note}>
              <Facts
                facts={[
                  item.source.publisher || item.source.title,
                  shared(item) && t('compare_in_both'),
                ]}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rounds({ view }: { view: CheckView }) {
  const { t, locale } = useSource();
  const alone = isBaseline(view.protocol);
  return (
    <section className={css.part}>
      <h3 className={css.heading}>
        <Facts
          plain
          facts={[
            t(alone ? 'answer_made' : 'debate'),
            !answersAtOnce(view.protocol) &&
              plural(t, alone ? 'steps' : 'rounds', view.rounds.length),
          ]}
        />
      </h3>
      <ol className={css.list}>
        {view.rounds.map((round) => (
          <li key={round.round} className={css.round}>
            {round.turns.map((turn) => (
              <Turn key={turn.agent.id} turn={turn} />
            ))}
            <Moderator round={round} />
            <p className={css.note}>{closingSentence(t, locale, view, round)}</p>
          </li>
        ))}
      </ol>
      {view.judge && <p>{t('said_judge', { label: labelWord(t, view.judge.label) })}</p>}
    </section>
  );
}

/** What a moderator found new, and missing, in the round; of MAD's, why it leans to a side or to none. */
function Moderator({ round: { moderation, preference } }: { round: RoundView }) {
  const { t } = useSource();
  const facts: [string, string | undefined][] = [
    [t('moderator_new'), moderation?.insight],
    [t('moderator_missing'), moderation?.gaps],
    [t('preference_because'), preference?.reason],
  ];
  return facts.map(
    ([term, text]) =>
      text?.trim() && (
        <p key={term} dir="auto">
          <b className={css.term}>{term}</b> {withoutMarks(text)}
        </p>
      ),
  );
}

/** What an agent came to, or where it looked on the way; one that argues a side comes to no label of its own. */
function Turn({ turn }: { turn: AgentTurnView }) {
  const { t } = useSource();
  const { agent, answer, query } = turn;
  if (answer?.label) {
    return (
      <p>{t('compare_said', { agent: agentName(t, agent), label: labelWord(t, answer.label) })}</p>
    );
  }
  return answer || !query ? null : (
    <p dir="auto">
      {t('asked')} {query.text}
    </p>
  );
}

function Cost({ view }: { view: CheckView }) {
  const { t, locale } = useSource();
  const { calls, inputTokens, outputTokens, money, ms } = view.cost;
  const facts = [
    [t('compare_calls'), formatCount(locale, calls)],
    [t('limit_tokens'), formatTokens(locale, inputTokens + outputTokens)],
    [t('compare_time'), formatDuration(locale, ms)],
    ...(money === undefined ? [] : [[t('limit_money'), formatMoney(locale, money)]]),
  ];
  return (
    <section className={css.part}>
      <h3 className={css.heading}>{t('compare_cost')}</h3>
      <dl className={css.cost}>
        {facts.map(([term, value]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
