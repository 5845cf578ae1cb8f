import type { CheckView } from '../../lib/debate/view-types';
import { standWord } from '../names';
import { type CheckSummary, useSource } from '../source';
import { IconButton } from '../ui/Button';
import { VerdictIcon } from '../ui/VerdictIcon';
import type { Translate } from '../words';
import css from './Siblings.module.css';

/** Where one selection became several checks: which of them this is, how each stands, and the way to the others. */
export function Siblings({ view, onOpen }: { view: CheckView; onOpen: (check: string) => void }) {
  const { t, useChecks } = useSource();
  const checks = useChecks(view.siblings ?? []) ?? [];
  const at = checks.findIndex(({ id }) => id === view.id);
  if (at < 0 || checks.length < 2) return null;
  const [before, after] = [checks[at - 1], checks[at + 1]];
  return (
    <nav className={css.siblings} aria-label={t('siblings')}>
      <p className={css.place}>{t('sibling_place', { place: at + 1, all: checks.length })}</p>
      <ol className={css.checks}>
        {checks.map((check, index) => (
          <li key={check.id}>
            <button
              type="button"
              className={css.check}
              aria-current={index === at ? 'page' : undefined}
              data-running={check.status === 'running' || undefined}
              aria-label={t('sibling', {
                ...{ place: index + 1, state: stateOf(t, check), claim: check.claim },
              })}
              title={`${stateOf(t, check)}: ${check.claim}`}
              onClick={() => index !== at && onOpen(check.id)}
            >
              <VerdictIcon stand={check.stand} size={14} />
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
      <div className={css.ways}>
        <IconButton
          icon="back"
          label={t('sibling_before')}
          disabled={!before}
          onClick={() => before && onOpen(before.id)}
        />
        <IconButton
          icon="chevron"
          label={t('sibling_after')}
          disabled={!after}
          onClick={() => after && onOpen(after.id)}
        />
      </div>
    </nav>
  );
}

function stateOf(t: Translate, { stand, status, noClaim }: CheckSummary): string {
  if (noClaim) return t('no_claim_short');
  return stand ? standWord(t, stand) : t(`status_${status}`);
}
