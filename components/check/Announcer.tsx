import { useState } from 'react';
import type { CheckView } from '../../lib/debate/view-types';
import { useSource } from '../source';
import { announcements } from './announcements';

/** A polite live region. What was there when the check was opened is not read out. */
export function Announcer({ view }: { view: CheckView }) {
  const { t, locale } = useSource();
  const all = announcements(t, locale, view);
  const [heard, setHeard] = useState(() => ({ events: eventsOf(all), text: '' }));
  const fresh = all.filter(({ event }) => !heard.events.has(event));
  if (fresh.length > 0) {
    setHeard({ events: eventsOf(all), text: fresh.map(({ text }) => text).join(' ') });
  }
  return (
    <p className="sr-only" aria-live="polite">
      {heard.text}
    </p>
  );
}

const eventsOf = (all: readonly { event: string }[]) => new Set(all.map(({ event }) => event));
