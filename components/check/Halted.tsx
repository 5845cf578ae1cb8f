import type { CheckView } from '../../lib/debate/view-types';
import type { ErrorAction } from '../../lib/errors';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { DownloadProgress } from '../ui/DownloadProgress';
import { actionWord } from '../ui/error-sentence';
import { ErrorText, InlineError, Notice } from '../ui/Problem';
import { type Act, type Acting, useAct } from '../ui/use-act';
import { plural, type Translate } from '../words';
import type { Again } from './CheckPage';
import { ProtocolMenu } from './ProtocolMenu';

interface Props {
  view: CheckView;
  onSettings: () => void;
  onHistory: () => void;
  onAgain: Act<Again>;
}

/** Stands where the verdict will while a check does not run: paused, stopped, interrupted or outdated. */
export function Halted(props: Props) {
  const { t, call } = useSource();
  const { view } = props;
  const resume = useAct(() => call('check/resume', { check: view.id }));
  const goOn = (
    <Button kind="primary" disabled={resume.busy} onClick={() => resume.act()}>
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

function Paused(props: Props & { resume: Acting }) {
  const { t, requestAccess, downloadModel } = useSource();
  const { view, onSettings, onHistory, onAgain } = props;
  const resume = () => props.resume.act();
  const fetching = useAct((model: string) => downloadModel(model), resume);
  const { error } = view;
  if (!error) return null;
  const act = () => {
    if (error.action === 'grant-access') {
      void requestAccess(originOf(error.params)).then((granted) => granted && resume());
    } else if (error.action === 'download-model') fetching.act(error.params.id ?? '');
    else if (error.action === 'run-again') onAgain({});
    else if (error.action === 'free-space') onHistory();
    else if (inSettings.includes(error.action)) onSettings();
    else resume();
  };
  // Where the remedy lies in another view, the way back is a second, quiet button.
  const elsewhere = inSettings.includes(error.action) || error.action === 'free-space';
  const actions = (
    <>
      <Button kind="primary" disabled={fetching.busy} onClick={act}>
        {actionWord(t, error)}
      </Button>
      {elsewhere && (
        <Button kind="quiet" onClick={resume}>
          {t('go_on')}
        </Button>
      )}
    </>
  );
  return (
    <Notice title={t('paused_title')} actions={actions}>
      <ErrorText error={error} />
      {error.params.id && <DownloadProgress model={error.params.id} />}
      <p>{keptSentence(t, view)}</p>
      <InlineError error={fetching.error ?? props.resume.error} />
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
    rounds: plural(t, 'rounds', view.rounds.length),
  });
}
