/** Strokes on a 16-unit grid; one weight, round ends. */
const paths = {
  check: 'M3 8.6 6.4 12 13 4.6',
  tilde: 'M2.5 9.4c1.2-3.2 3.6-3.2 5.5-1.4s4.3 1.8 5.5-1.4',
  cross: 'M4 4l8 8M12 4l-8 8',
  out: 'M5 11 11.5 4.5M6 4.5h5.5V10',
  down: 'M8 3v9.5M4 8.8l4 3.9 4-3.9',
  chevron: 'M6 3.5 10.5 8 6 12.5',
  back: 'M10 3.5 5.5 8 10 12.5',
  pencil:
    'M3 13l.7-3L10.5 3.2a1.4 1.4 0 0 1 2 0l.3.3a1.4 1.4 0 0 1 0 2L6 12.3 3 13ZM9.3 4.5l2.2 2.2',
  trash: 'M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.3 10.3 13.5 13.5',
  page: 'M4 2.5h5.5L12 5v8.5H4zM9.3 2.7V5.2H12M6 8h4M6 10.5h4',
  web: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM2.7 8h10.6M8 2.5c-3 3.3-3 7.7 0 11 3-3.3 3-7.7 0-11Z',
  scales: 'M8 2.5v11M5 13.5h6M3 4.5h10M3.5 4.7 1.7 9h3.6L3.5 4.7ZM12.5 4.7 10.7 9h3.6L12.5 4.7Z',
  gear: 'M8 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2M3.6 3.6 5 5M11 11l1.4 1.4M12.4 3.6 11 5M5 11l-1.4 1.4',
  plus: 'M8 3v10M3 8h10',
  stop: 'M4.5 4.5h7v7h-7z',
  copy: 'M5.5 5.5h7v8h-7zM10.5 5.5v-3h-7v8h2',
  person:
    'M8 8a2.7 2.7 0 1 0 0-5.4A2.7 2.7 0 0 0 8 8ZM2.8 13.4c.5-2.6 2.5-3.9 5.2-3.9s4.7 1.3 5.2 3.9',
  columns: 'M2.5 3h4.5v10H2.5zM9 3h4.5v10H9z',
  file: 'M4 2.5h8v11H4zM6 5.5h4M6 8h4M6 10.5h2.5',
} as const;

export type IconName = keyof typeof paths;

/** A line icon in the text's colour. Without a label it is decoration and hidden from screen readers. */
export function Icon({
  name,
  label,
  size = 16,
  className,
}: {
  name: IconName;
  label?: string;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={paths[name]} />
    </svg>
  );
}
