import type { Stand } from '../../lib/scoring/labels';
import css from './VerdictIcon.module.css';

/** Four shapes that differ without colour: check and cross in a disc, split arrows in a diamond, an open circle. */
export function VerdictIcon({ stand, size = 20 }: { stand: Stand | undefined; size?: number }) {
  return (
    <svg
      className={css.icon}
      data-stand={stand ?? 'none'}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      {shapes[stand ?? 'none']}
    </svg>
  );
}

const shapes = {
  supported: (
    <>
      <circle cx="10" cy="10" r="9" />
      <path className={css.glyph} d="M5.8 10.4 8.7 13.3 14.3 7" />
    </>
  ),
  refuted: (
    <>
      <circle cx="10" cy="10" r="9" />
      <path className={css.glyph} d="M6.7 6.7l6.6 6.6M13.3 6.7l-6.6 6.6" />
    </>
  ),
  conflicting: (
    <>
      <rect x="3.6" y="3.6" width="12.8" height="12.8" rx="2" transform="rotate(45 10 10)" />
      <path
        className={css.glyph}
        d="M10 14.5V11.5L6.7 8.2M10 11.5l3.3-3.3M6.5 10.3V8h2.3M13.5 10.3V8h-2.3"
      />
    </>
  ),
  'not-enough': <circle className={css.ring} cx="10" cy="10" r="7.7" />,
  none: <circle className={css.ring} cx="10" cy="10" r="7.7" strokeDasharray="2.5 3.55" />,
} as const;
