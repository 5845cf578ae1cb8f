import { useState } from 'react';
import type { CheckView } from '../../lib/debate/view-types';
import type { LeftOut } from '../../lib/evidence/left-out';
import { awaitedChoice, noClaimIn } from '../claim/awaits';
import { ClaimChoice } from '../claim/ClaimChoice';
import { NoClaim } from '../claim/NoClaim';
import { Siblings } from '../claim/Siblings';
import type { Pair } from '../compare/CompareScreen';
import { DebateSection } from '../debate/DebateSection';
import { EvidenceSection } from '../evidence/EvidenceSection';
import { useSource } from '../source';
import { KeepFocus } from '../ui/KeepFocus';
import { InlineError, Notice } from '../ui/Problem';
import { type Act, useAct } from '../ui/use-act';
import { Announcer } from './Announcer';
import css from './CheckPage.module.css';
import { ClaimHeader } from './ClaimHeader';
import { FactChecks } from './FactChecks';
import { Halted } from './Halted';
import { LiveState } from './LiveState';
import { Making } from './Making';
import { NewRoundChip } from './NewRoundChip';
import { Verdict } from './Verdict';

/** What is another in a new check of the same claim; it keeps the protocol where nothing is said. */
export interface Again {
  claimText?: string;
  protocol?: string;
  /** All it does not read; absent: what this check does not. */
  leftOut?: LeftOut[];
}

export interface Ways {
  /** Shows the settings, where named at a section or a model. */
  onSettings: (place?: string) => void;
  onHistory: () => void;
  /** Shows another check. */
  onOpen: (check: string) => void;
  /** Shows two checks of one claim side by side. */
  onCompare: (pair: Pair) => void;
}

/** One check, whatever state it is in: claim, verdict or what stands in its place, evidence, debate, cost. */
export function CheckPage({ check, ...ways }: { check: string } & Ways) {
  const { t, useCheck, useAlive } = useSource();
  const view = useCheck(check);
  const alive = useAlive(check);
  if (view === undefined) return <p className={css.loading}>{t('loading')}</p>;
  if (view === null) {
    return (
      <Notice title={t('check_gone_title')} alone>
        <p>{t('check_gone_text')}</p>
      </Notice>
    );
  }
  return <Whole view={view} alive={alive} {...ways} />;
}

function Whole({ view, alive, ...ways }: { view: CheckView; alive: boolean | undefined } & Ways) {
  const { call } = useSource();
  const [editing, setEditing] = useState(false);
  /** The claim of a choice that is looked at. */
  const [active, setActive] = useState<number>();
  const again = useAct(
    (how: Again) => call('check/again', { check: view.id, protocol: view.protocol, ...how }),
    (out) => ways.onOpen(out.check),
  );
  const running = view.status === 'running' && alive === true;
  return (
    <article className={css.check}>
      <Siblings view={view} onOpen={ways.onOpen} />
      <ClaimHeader
        view={view}
        active={active}
        editing={editing}
        onEdit={setEditing}
        onAgain={again.act}
      />
      {again.error && (
        <div className={css.error}>
          <InlineError error={again.error} />
        </div>
      )}
      <KeepFocus>
        <State
          {...{ view, alive }}
          again={again.act}
          busy={again.busy}
          onActive={setActive}
          onEdit={() => setEditing(true)}
          {...ways}
        />
      </KeepFocus>
      <EvidenceSection view={view} again={running || again.busy ? undefined : again.act} />
      <FactChecks view={view} />
      <DebateSection view={view} alive={running} />
      {!running && (
        <Making view={view} again={again.busy ? undefined : again.act} onCompare={ways.onCompare} />
      )}
      <Announcer view={view} key={view.id} />
      {running && <NewRoundChip rounds={view.rounds.length} />}
    </article>
  );
}

/** Where the verdict stands: the verdict, the live state, what the reader has to decide, or why none is there. */
function State(
  props: {
    view: CheckView;
    alive: boolean | undefined;
    again: Act<Again>;
    busy: boolean;
    onActive: (index: number | undefined) => void;
    onEdit: () => void;
  } & Ways,
) {
  const { t } = useSource();
  const { view, alive, again, onSettings, onHistory, onActive, onEdit, onOpen } = props;
  const prepared = awaitedChoice(view);
  if (prepared) return <ClaimChoice {...{ view, prepared, onActive, onOpen }} />;
  const why = noClaimIn(view);
  if (view.status === 'finished' && why) return <NoClaim {...{ view, why, onEdit, onOpen }} />;
  if (view.status === 'finished') {
    return (
      <Verdict
        view={view}
        again={props.busy ? undefined : again}
        onSettings={() => onSettings('models')}
      />
    );
  }
  if (view.status === 'running' && alive === undefined) {
    return <p className={css.loading}>{t('loading')}</p>;
  }
  if (view.status === 'running' && alive) return <LiveState view={view} />;
  return <Halted view={view} onSettings={onSettings} onHistory={onHistory} onAgain={again} />;
}
