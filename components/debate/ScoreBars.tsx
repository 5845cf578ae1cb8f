import type { ReactNode } from 'react';
import type { AnswerRelevance, Faithfulness, Score } from '../../lib/scoring/score-types';
import { useSource } from '../source';
import { formatScore } from '../ui/format';
import { Icon } from '../ui/Icon';
import css from './ScoreBars.module.css';

/** “Grounded”: the share of the answer's statements that its documents support, and which ones. */
export function FaithfulnessBar({ score, threshold }: { score: Faithfulness; threshold: number }) {
  const { t } = useSource();
  return (
    <Bar score={score} threshold={threshold} name={t('grounded')} hint={t('grounded_hint')}>
      {score.state === 'scored' &&
        score.detail.statements.map(({ text, supported, reason }, place) => (
          // A small model says the same statement twice; a finished list never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place} className={css.detail} title={reason}>
            <Icon
              name={supported ? 'check' : 'cross'}
              size={12}
              label={t(supported ? 'statement_supported' : 'statement_unsupported')}
            />
            <span dir="auto">{text}</span>
          </li>
        ))}
    </Bar>
  );
}

/** “On topic”: how near the claim lie the questions that the answer would answer. */
export function RelevanceBar({ score, threshold }: { score: AnswerRelevance; threshold: number }) {
  const { t, locale } = useSource();
  return (
    <Bar score={score} threshold={threshold} name={t('on_topic')} hint={t('on_topic_hint')}>
      {score.state === 'scored' &&
        score.detail.questions.map(({ text, cosine, noncommittal }, place) => (
          // The three questions are often the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place} className={css.detail}>
            <span className={css.number}>
              {cosine === undefined ? '–' : formatScore(locale, cosine)}
            </span>
            <span dir="auto">
              {text} {noncommittal && <em>{t('noncommittal')}</em>}
            </span>
          </li>
        ))}
    </Bar>
  );
}

interface BarProps {
  score: Score<unknown>;
  threshold: number;
  name: string;
  /** The field's term and what it measures. */
  hint: string;
  children: ReactNode;
}

/** A thin bar with a tick at the threshold; the number stands beside it, and is read out with what is needed. */
function Bar({ score, threshold, name, hint, children }: BarProps) {
  const { t, locale } = useSource();
  if (score.state === 'not-applicable') return null;
  if (score.state === 'failed') {
    return (
      <p className={css.row} title={hint}>
        <span className={css.name}>{name}</span>
        <span className={css.failed}>{t('score_failed')}</span>
      </p>
    );
  }
  const value = formatScore(locale, score.value);
  const needed = formatScore(locale, threshold);
  return (
    <details className={css.bar}>
      <summary className={css.row} title={hint}>
        <span className={css.name}>{name}</span>
        <span className="sr-only">{t('score_spoken', { value, needed })}</span>
        <span className={css.track} aria-hidden="true">
          <span
            className={css.fill}
            data-passes={score.value > threshold}
            style={{ inlineSize: share(score.value) }}
          />
          <span className={css.tick} style={{ insetInlineStart: share(threshold) }} />
        </span>
        <span className={css.value} aria-hidden="true">
          {value}
        </span>
      </summary>
      <p className={css.term}>{hint}</p>
      <p className={css.term}>{t('score_sentence', { value, needed })}</p>
      <ul className={css.details}>{children}</ul>
    </details>
  );
}

const share = (value: number) => `${Math.min(1, Math.max(0, value)) * 100}%`;
