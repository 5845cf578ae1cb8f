import { useId } from 'react';

const over = 'M15 1.5H9.6v4L2.4 14.5H7L15 6z';

/** The extension's mark: two quotation marks that cross. The same drawing as `public/icon/mark.svg`. */
export function Mark({ size = 18 }: { size?: number }) {
  const mask = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <mask id={mask}>
        <rect width="16" height="16" fill="#fff" />
        <path d={over} fill="#000" stroke="#000" strokeWidth="1.5" />
      </mask>
      <path mask={`url(#${mask})`} fill="#2f80c2" d="M1 1.5h5.4v4l7.2 9H9L1 6z" />
      <path fill="#d55e00" d={over} />
    </svg>
  );
}
