import type { Stand } from '../../lib/scoring/labels';
import { standWord } from '../names';
import { type CheckSummary, useSource } from '../source';
import { formatCount } from '../ui/format';
import { VerdictIcon } from '../ui/VerdictIcon';
import css from './Filters.module.css';

const stands: readonly Stand[] = ['supported', 'refuted', 'conflicting', 'not-enough'];

interface Props {
  checks: readonly CheckSummary[];
  stand: Stand | undefined;
  onStand: (stand: Stand | undefined) => void;
}

/** One chip per verdict there is; pressed again, it shows everything. */
export function Filters({ checks, stand, onStand }: Props) {
  const { t, locale } = useSource();
  const there = stands.filter((one) => one === stand || checks.some((c) => c.stand === one));
  if (there.length < 2 && !stand) return null;
  return (
    <fieldset className={css.filters}>
      <legend className="sr-only">{t('filter_by_verdict')}</legend>
      {there.map((one) => (
        <button
          key={one}
          type="button"
          className={css.chip}
          aria-pressed={one === stand}
          onClick={() => onStand(one === stand ? undefined : one)}
        >
          <VerdictIcon stand={one} size={14} />
          {standWord(t, one)}
          <span className={css.count} aria-hidden="true">
            {formatCount(locale, checks.filter((check) => check.stand === one).length)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
