import { createRoot } from 'react-dom/client';
import { Panel } from '../../components/Panel';
import { fixtureSource } from './fixture-source';
import { Playing } from './Playing';
import { states } from './states';

/** `?state=refuted` shows a state; without one, a list of all. */
const name = new URLSearchParams(location.search).get('state') ?? '';
const state = states[name];
const root = createRoot(document.getElementById('root') ?? document.body);

root.render(
  name === 'playing' ? (
    <Playing />
  ) : state ? (
    <Panel
      source={fixtureSource(state)}
      {...(state.tab ? { tab: state.tab } : {})}
      {...(state.pair ? { pair: state.pair } : {})}
    />
  ) : (
    <ul>
      {Object.keys(states).map((one) => (
        <li key={one}>
          <a href={`?state=${one}`}>{one}</a>
        </li>
      ))}
    </ul>
  ),
);
