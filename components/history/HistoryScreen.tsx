import { useState } from 'react';
import type { Stand } from '../../lib/scoring/labels';
import type { Pair } from '../compare/CompareScreen';
import { rivalsOf } from '../compare/same-claim';
import { type CheckSummary, useSource } from '../source';
import { plural } from '../words';
import { byDay } from './days';
import { Filters } from './Filters';
import { HistoryRow } from './HistoryRow';
import css from './HistoryScreen.module.css';
import { SearchField } from './SearchField';

/** Every check, newest first; searched on top, filtered by verdict. */
export function HistoryScreen(props: {
  onOpen: (check: string) => void;
  onCompare: (pair: Pair) => void;
}) {
  const { onOpen, onCompare } = props;
  const { t, locale, now, useHistory } = useSource();
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
      {byDay(locale, now(), shown ?? []).map(({ title, today, items }) => (
        <section key={title} aria-label={title}>
          <h2 className={css.day}>{title}</h2>
          <ul>
            {items.map((check) => (
              <HistoryRow
                key={check.id}
                check={check}
                today={today}
                onOpen={() => onOpen(check.id)}
                onCompare={comparing(check, all, onCompare)}
              />
            ))}
          </ul>
        </section>
      ))}
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
