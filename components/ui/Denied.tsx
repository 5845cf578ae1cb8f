import { useSource } from '../source';
import { Button } from './Button';
import { Outcome } from './Outcome';
import type { Grant } from './use-grant';

/** Access was denied: what does not work without it, and a button that asks again. Nothing while none was denied. */
export function Denied({ grant, text }: { grant: Grant; text: string }) {
  const { t } = useSource();
  if (!grant.again) return null;
  return (
    <div role="alert">
      <Outcome good={false}>
        {text}{' '}
        <Button kind="quiet" onClick={grant.again}>
          {t('ask_again')}
        </Button>
      </Outcome>
    </div>
  );
}
