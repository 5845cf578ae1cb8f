import { useEffect, useRef, useState } from 'react';
import { CheckScreen } from './check/CheckScreen';
import { CompareScreen, type Pair } from './compare/CompareScreen';
import { HistoryScreen } from './history/HistoryScreen';
import { LibraryScreen } from './library/LibraryScreen';
import { Navigation, type Tab } from './Navigation';
import css from './Panel.module.css';
import { SettingsScreen } from './settings/SettingsScreen';
import { type PanelSource, SourceProvider, useSource } from './source';
import { Boundary } from './ui/Boundary';
import './theme.css';

interface Start {
  /** Where to begin; the side panel begins at the check. */
  tab?: Tab;
  /** A check to show instead of the window's last gesture. */
  check?: string;
  /** Two checks to show side by side, under History. */
  pair?: Pair;
}

/** The whole panel. The options page is the same panel, begun at its settings. */
export function Panel({ source, ...start }: { source: PanelSource } & Start) {
  useEffect(() => {
    document.documentElement.lang = source.t('language_tag');
    document.documentElement.dir = source.direction;
    document.title = source.t('extension_name');
  }, [source]);
  return (
    <SourceProvider value={source}>
      <Boundary>
        <Screens {...start} />
      </Boundary>
    </SourceProvider>
  );
}

function Screens(start: Start) {
  const { call, usePending } = useSource();
  const [tab, setTab] = useState<Tab>(start.tab ?? 'check');
  const [opened, setOpened] = useState(start.check);
  const [pair, setPair] = useState(start.pair);
  const pending = usePending();
  const [gesture, setGesture] = useState(pending);
  // A new gesture leads away from whatever was open; the same one seen again does not, and neither does
  // any on a page that was opened for something else.
  if (JSON.stringify(pending) !== JSON.stringify(gesture)) {
    setGesture(pending);
    if (gesture !== undefined && start.tab === undefined) {
      setTab('check');
      setOpened(undefined);
    }
  }
  useEffect(() => void call('checks/wake', null), [call]);
  const main = useRef<HTMLElement>(null);
  /** What was pressed is gone with its view; whoever uses the keyboard goes on at the top of the new one. */
  const toTop = () => {
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  };
  const compare = (next: Pair | undefined) => {
    setPair(next);
    setTab('history');
    toTop();
  };
  const toSettings = (place?: string) => {
    if (place) history.replaceState(null, '', `#${place}`);
    go('settings');
    toTop();
  };
  const go = (next: Tab) => {
    setPair(undefined);
    setTab(next);
  };
  const open = (check: string) => {
    setOpened(check);
    setTab('check');
    toTop();
  };
  return (
    <div className={css.panel}>
      <Navigation tab={tab} onTab={go} />
      <main className={css.main} ref={main} tabIndex={-1}>
        <Boundary key={tab}>
          {tab === 'check' && (
            <CheckScreen
              opened={opened}
              onOpen={open}
              onSettings={toSettings}
              onHistory={() => go('history')}
              onCompare={compare}
            />
          )}
          {tab === 'history' && !pair && <HistoryScreen onOpen={open} onCompare={compare} />}
          {tab === 'history' && pair && (
            <CompareScreen
              pair={pair}
              onPair={setPair}
              onBack={() => compare(undefined)}
              onOpen={open}
            />
          )}
          {tab === 'library' && <LibraryScreen />}
          {tab === 'settings' && <SettingsScreen />}
        </Boundary>
      </main>
    </div>
  );
}
