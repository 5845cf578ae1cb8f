/** Where a run stands, for whoever waits for it. */
export interface Progress {
  done: number;
  total: number;
  /** Of `done`, those finished since this process began. */
  here: number;
  /** Absent where nothing is right or wrong. */
  right?: number;
  calls: number;
  tokens: number;
  /** Absent where no price was given. */
  money?: number | undefined;
}

const WIDTH = 24;
/** Without a terminal a line is written this often, in milliseconds. */
const LINE_EVERY_MS = 15_000;
const DRAW_EVERY_MS = 200;

/** One line: bar, claims, rate, cost, time left. `ms` is how long this process has been at it. */
export function progressLine(progress: Progress, ms: number): string {
  const { done, total, here, right, calls, tokens, money } = progress;
  const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
  const perMinute = ms > 0 ? here / (ms / 60_000) : 0;
  const left = here > 0 ? duration(((total - done) / here) * ms) : '–';
  const parts = [
    `${bar} ${done}/${total}`,
    `${perMinute.toFixed(1)} claims/min`,
    done > 0 && right !== undefined ? `right ${((right / done) * 100).toFixed(1)} %` : undefined,
    `${calls.toLocaleString('en')} calls, ${tokens.toLocaleString('en')} tokens`,
    money === undefined ? undefined : `cost ${money.toFixed(4)}`,
    done < total ? `left ${left}` : `took ${duration(ms)}`,
  ];
  return parts.filter((part) => part !== undefined).join('  ');
}

/** `1:02:03`, or `2:03` below an hour. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Draws on a terminal in place; elsewhere writes a line now and then, and only the last one of a short run. */
export function progressBar(out: NodeJS.WriteStream | { write(text: string): unknown }) {
  const began = Date.now();
  const inPlace = 'isTTY' in out && out.isTTY;
  let drawn = inPlace ? 0 : began;
  const draw = (progress: Progress, last: boolean): void => {
    const now = Date.now();
    if (!last && now - drawn < (inPlace ? DRAW_EVERY_MS : LINE_EVERY_MS)) return;
    drawn = now;
    const line = progressLine(progress, now - began);
    out.write(inPlace ? `\r\u001b[2K${line}${last ? '\n' : ''}` : `${line}\n`);
  };
  return {
    show: (progress: Progress) => draw(progress, false),
    end: (progress: Progress) => draw(progress, true),
  };
}
