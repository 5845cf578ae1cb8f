import type { CheckView } from '../../lib/debate/view-types';
import type { DocumentHead } from '../../lib/evidence/document';
import { leftOutWith } from '../../lib/evidence/left-out';
import type { Again } from '../check/CheckPage';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import type { Act } from '../ui/use-act';
import { plural } from '../words';

/** Begins a new check of the same claim that does not read these sources, nor what was left out before. */
export function GoOnWithout(props: {
  view: CheckView;
  sources: readonly DocumentHead[];
  /** Absent while nothing can be begun. */
  again: Act<Again> | undefined;
  kind: 'primary' | 'quiet';
}) {
  const { t } = useSource();
  const { view, sources, again, kind } = props;
  return (
    <Button
      kind={kind}
      disabled={!again}
      title={t('again_without_hint')}
      onClick={() => again?.({ leftOut: leftOutWith(view.leftOut, sources) })}
    >
      {plural(t, 'again_without', sources.length)}
    </Button>
  );
}
