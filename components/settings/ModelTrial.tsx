import type { ErrorRecord } from '../../lib/errors';
import type { ModelEntry } from '../../lib/settings/settings';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { formatCount } from '../ui/format';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import { withModel, withV1 } from './model-draft';
import { Trial } from './Trial';

/** One short call, and what came of it. */
export function ModelTrial({ model }: { model: ModelEntry }) {
  const { t, locale, call } = useSource();
  const run = async () => {
    const tried = await call('model/test', { model: model.id });
    if (!tried.ok) return tried;
    const ms = formatCount(locale, Math.round(tried.value.ms));
    const text = t('model_answered', { ms, reply: tried.value.reply.trim() });
    return { ok: true as const, value: { good: true, text } };
  };
  const stop = () => void call('model/test-stop', { model: model.id });
  const offer = ({ params }: ErrorRecord, again: () => void) =>
    params.path === 'none' && <AddPath model={model} then={again} />;
  return <Trial name={model.name} address={model.baseUrl} run={run} offer={offer} onStop={stop} />;
}

/** The address lacks what most servers want at its end. */
function AddPath({ model, then }: { model: ModelEntry; then: () => void }) {
  const { t, saveSettings } = useSource();
  const adding = useAct(() => saveSettings((settings) => withModel(settings, withV1(model))), then);
  return (
    <p>
      <Button busy={adding.busy} onClick={() => adding.act()}>
        {t('add_v1')}
      </Button>
      <InlineError error={adding.error} />
    </p>
  );
}
