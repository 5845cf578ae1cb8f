import type { NotCheckable } from '../../lib/claim/preparation';
import type { CheckView } from '../../lib/debate/view-types';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { InlineError, Notice } from '../ui/Problem';
import { useAct } from '../ui/use-act';

/** Stands where the verdict would where there was nothing to check: what the selection is instead, and the ways on. */
export function NoClaim(props: {
  view: CheckView;
  why: NotCheckable;
  onEdit: () => void;
  onOpen: (check: string) => void;
}) {
  const { t, call } = useSource();
  const { view, why, onEdit, onOpen } = props;
  const anyway = useAct(
    () => call('check/choose', { check: view.id, claims: [view.claim.text] }),
    ({ checks: [first] }) => first && onOpen(first),
  );
  const actions = (
    <>
      <Button busy={anyway.busy} onClick={() => anyway.act()}>
        {t('check_anyway')}
      </Button>
      <Button kind="quiet" onClick={onEdit}>
        {t('edit_claim')}
      </Button>
    </>
  );
  return (
    <Notice title={t('no_claim_title')} actions={actions}>
      <p>{t(`no_claim_${why}`)}</p>
      <p>{t('no_claim_kept')}</p>
      <InlineError error={anyway.error} />
    </Notice>
  );
}
