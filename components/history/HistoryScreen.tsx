import { useState } from 'react';
import type { Stand } from '../../lib/scoring/labels';
import type { Pair } from '../compare/CompareScreen';
import { rivalsOf } from '../compare/same-claim';
import { standWord } from '../names';
import { type CheckSummary, useSource } from '../source';
import { VerdictIcon } from '../ui/VerdictIcon';
import { plural } from '../words';
import { HistoryRow } from './HistoryRow';
import css from './HistoryScreen.module.css';
import { SearchField } from './SearchField';

const stands: readonly Stand[] = ['supported', 'refuted', 'conflicting', 'not-enough'];

/** Every check, newest first; searched on top, filtered by verdict. */
export function HistoryScreen(props: {
  onOpen: (check: string) => void;
  onCompare: (pair: Pair) => void;
}) {
  const { onOpen, onCompare } = props;
  const { t, useHistory } = useSource();
  const [search, setSearch] = useState('');
  const [stand, setStand] = useState<Stand>();
  const found = useHistory(search);
  const all = useHistory('') ?? [];
  const shown = found?.filter((check) => !stand || check.stand === stand);
  return (
    <div className={css.history}>
      <h1 className="sr-only">{t('tab_history')}</h1>
      <SearchField value={search} onChange={setSearch} />
      <Filters checks={found ?? []} stand={stand} onStand={setStand} />
      {shown && shown.length === 0 && (
        <p className={css.none}>{t(search || stand ? 'history_no_match' : 'history_empty')}</p>
      )}
      <ul>
        {shown?.map((check) => (
          <HistoryRow
            key={check.id}
            check={check}
            onOpen={() => onOpen(check.id)}
            onCompare={comparing(check, all, onCompare)}
          />
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {search && shown ? plural(t, 'checks_found', shown.length) : ''}
      </p>
    </div>
  );
}

/** Beside the newest other check of the claim; the older of the two stands first. */
function comparing(
  check: CheckSummary,
  all: readonly CheckSummary[],
  onCompare: (pair: Pair) => void,
): (() => void) | undefined {
  const [rival] = rivalsOf(check, all);
  if (!rival) return undefined;
  const [first, second] = [check, rival].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return first && second && (() => onCompare([first.id, second.id]));
}

interface FilterProps {
  checks: readonly CheckSummary[];
  stand: Stand | undefined;
  onStand: (stand: Stand | undefined) => void;
}

/** One chip per verdict there is; pressed again, it shows everything. */
function Filters({ checks, stand, onStand }: FilterProps) {
  const { t } = useSource();
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
        </button>
      ))}
    </fieldset>
  );
}
