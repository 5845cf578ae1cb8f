import type { CheckView, RoundView } from '../../lib/debate/view-types';
import type { ErrorAction } from '../../lib/errors';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Denied } from '../ui/Denied';
import { DownloadProgress } from '../ui/DownloadProgress';
import { actionWord } from '../ui/error-sentence';
import { ErrorText, InlineError, Notice } from '../ui/Problem';
import { type Act, type Acting, useAct } from '../ui/use-act';
import { useGrant } from '../ui/use-grant';
import { plural, type Translate } from '../words';
import type { Again } from './CheckPage';
import { ProtocolMenu } from './ProtocolMenu';
import { modelSince, placeOfRemedy } from './ways-on';

interface Props {
  view: CheckView;
  onSettings: (place?: string) => void;
  onHistory: () => void;
  onAgain: Act<Again>;
}

/** Stands where the verdict will while a check does not run: paused, stopped, interrupted or outdated. */
export function Halted(props: Props) {
  const { t, call } = useSource();
  const { view } = props;
  const resume = useAct((how: { without?: 'relevance' }) =>
    call('check/resume', { check: view.id, ...how }),
  );
  const goOn = (
    <Button kind="primary" busy={resume.busy} onClick={() => resume.act({})}>
      {t('go_on')}
    </Button>
  );
  if (view.status === 'paused' && view.error) return <Paused {...props} resume={resume} />;
  if (view.status === 'outdated') {
    const again = (
      <>
        <Button kind="primary" onClick={() => props.onAgain({})}>
          {t('run_again')}
        </Button>
        <ProtocolMenu
          label={t('run_by_protocol')}
          without={view.protocol}
          disabled={false}
          onChoose={(protocol) => props.onAgain({ protocol })}
        />
      </>
    );
    return (
      <Notice title={t('outdated_title')} actions={again}>
        <p>{t('outdated_text')}</p>
      </Notice>
    );
  }
  const kind = view.status === 'stopped' ? 'stopped' : 'interrupted';
  return (
    <Notice title={t(`${kind}_title`)} actions={goOn}>
      <p>{t(`${kind}_text`)}</p>
      <p>{keptSentence(t, view)}</p>
      <InlineError error={resume.error} />
    </Notice>
  );
}

/** Actions that the settings view is the place for. */
const inSettings: readonly ErrorAction[] = ['choose-model', 'fix-key', 'fix-endpoint'];

function Paused(props: Props & { resume: Acting<{ without?: 'relevance' }> }) {
  const { t, downloadModel, useSettings } = useSource();
  const settings = useSettings();
  const { view, onSettings, onHistory, onAgain } = props;
  const grant = useGrant();
  const resume = () => props.resume.act({});
  const fetching = useAct((model: string) => downloadModel(model), resume);
  const { error } = view;
  if (!error || !settings) return null;
  const since = modelSince(error, settings);
  if (since) return <ModelSince model={since.name} resume={props.resume} />;
  const toSettings = () => onSettings(placeOfRemedy(error, settings));
  const act = () => {
    if (error.action === 'grant-access') grant.ask(originOf(error.params), resume);
    else if (error.action === 'download-model') fetching.act(error.params.id ?? '');
    else if (error.action === 'run-again') onAgain({});
    else if (error.action === 'free-space') onHistory();
    else if (inSettings.includes(error.action)) toSettings();
    else resume();
  };
  const lacking = error.code === 'model-missing';
  // Where the remedy lies in another view, the way back is a second, quiet button. Without a model it leads nowhere.
  const elsewhere =
    (inSettings.includes(error.action) && !lacking) || error.action === 'free-space';
  const actions = (
    <>
      <Button kind="primary" busy={fetching.busy} onClick={act}>
        {actionWord(t, error)}
      </Button>
      {elsewhere && (
        <Button kind="quiet" onClick={resume}>
          {t('go_on')}
        </Button>
      )}
      {error.code === 'model-quota' && (
        <Button kind="quiet" onClick={toSettings}>
          {t('action_fix_endpoint')}
        </Button>
      )}
      {error.code === 'embedder-missing' && (
        <Button kind="quiet" onClick={() => props.resume.act({ without: 'relevance' })}>
          {t('go_on_without_relevance')}
        </Button>
      )}
    </>
  );
  return (
    <Notice title={t(lacking ? 'waiting_title' : 'paused_title')} actions={actions}>
      <ErrorText error={error} />
      {error.params.id && <DownloadProgress model={error.params.id} asked={fetching.busy} />}
      {(view.cost.calls > 0 || !lacking) && <p>{keptSentence(t, view)}</p>}
      <Denied grant={grant} text={t('denied_check')} />
      <InlineError error={fetching.error ?? props.resume.error} />
    </Notice>
  );
}

/** A model was missing, and is there now: nothing stands in the way any more. */
function ModelSince(props: { model: string; resume: Acting<{ without?: 'relevance' }> }) {
  const { t } = useSource();
  const { act, busy, error } = props.resume;
  const goOn = (
    <Button kind="primary" busy={busy} onClick={() => act({})}>
      {t('go_on')}
    </Button>
  );
  return (
    <Notice title={t('model_since_title')} actions={goOn}>
      <p>{t('model_since', { model: props.model })}</p>
      <InlineError error={error} />
    </Notice>
  );
}

const originOf = ({ origin, url, host }: Record<string, string>): string[] | 'all' => {
  const place = origin ?? url ?? (host ? `https://${host}` : undefined);
  return place ? [place] : 'all';
};

/** What was finished and will not be paid for again. */
export function keptSentence(t: Translate, view: CheckView): string {
  if (view.cost.calls === 0) return t('kept_nothing');
  return t('kept', {
    calls: plural(t, 'calls', view.cost.calls),
    rounds: plural(t, 'rounds', view.rounds.filter(isBegun).length),
  });
}

/** A round that was only opened has nothing in it to keep. */
const isBegun = ({ turns }: RoundView): boolean =>
  turns.some(({ query, selection, answer }) => query ?? selection ?? answer);
