import { anchors, type Placed } from './anchors';
import type { Wanted } from './find';
import type { Anchored, InlineMarks, PageCalls, PageMessage } from './inline-marks';
import { schemeAt } from './look';
import { type Mark, mark } from './mark';
import { bySentence } from './one-sentence';
import { type Overlay, overlay } from './overlay';
import { type Painter, painter, type Stroke } from './paint';
import { scrollToPassage } from './scroll';
import { type Watch, watch } from './watch';

/** What the page's script may ask of its extension. */
export interface Extension {
  openPanel(check: string): void;
  /** False after an update or removal: then our marks go (sourcegraph-public-snapshot#4413). */
  alive(): boolean;
}

export interface Inline {
  handle(message: PageMessage): PageCalls[PageMessage['call']]['out'];
  remove(): void;
}

interface Shown {
  marks: InlineMarks;
  /** Absent in a frame: a card does not fit there and belongs to the panel (nextai-translator#1115). */
  mark: Mark | undefined;
  /** The newest check of its sentence: the only one with a sign and an underline. */
  leads: boolean;
}

/** What stands in the page while there is something to show. */
interface Stage {
  over: Overlay;
  painting: Painter;
  watching: Watch;
  looking: number;
}

/** How long a passage scrolled to shines, and how often the extension is looked for, in milliseconds. */
const SHINE = 1800;
const LOOK_FOR_EXTENSION = 3000;

/** Paints the checks of one page. Nothing is added before the first `inline/show`, nothing stays after the last. */
export function inline(window: Window, extension: Extension): Inline {
  const { document } = window;
  const isTop = window === window.top;
  const shown = new Map<string, Shown>();
  let stage: Stage | undefined;
  let shine: Stroke | undefined;
  let shineTimer = 0;
  const passages = anchors(
    document,
    () => window.performance.now(),
    ({ shadowRoots }) => stage?.watching.include(shadowRoots),
  );

  const begin = (): Stage => {
    const over = overlay(document);
    const watching = watch(window, { moved: place, changed: refresh }, over.host);
    const looking = window.setInterval(() => extension.alive() || remove(), LOOK_FOR_EXTENSION);
    return { over, painting: painter(window), watching, looking };
  };
  const end = (): void => {
    if (!stage) return;
    window.clearInterval(stage.looking);
    window.clearTimeout(shineTimer);
    shine = undefined;
    stage.watching.stop();
    stage.painting.remove();
    stage.over.remove();
    stage = undefined;
  };
  const place = (): void => {
    for (const [check, { mark, leads }] of shown) {
      mark?.place((leads && passages.get(check)?.ranges) || []);
    }
  };
  const refresh = (): number | undefined => {
    if (!extension.alive()) {
      remove();
      return undefined;
    }
    const { moved, again } = passages.refresh();
    if (moved) draw();
    return again;
  };
  const draw = (): void => {
    const strokes: Stroke[] = [];
    const stroke = (found: Placed | undefined, what: Stroke['what']): void => {
      if (found) strokes.push({ ranges: found.ranges, what, scheme: schemeOf(found) });
    };
    const standing = [...shown].map(([check, one]) => {
      const found = passages.get(check);
      return { check, one, found, at: one.marks.at, ranges: found?.ranges ?? [] };
    });
    for (const [newest, ...older] of bySentence(standing)) {
      if (!newest) continue;
      for (const { one } of older) one.leads = false;
      const { one, found } = newest;
      one.leads = true;
      stroke(found, one.marks.stand ?? 'running');
      one.mark?.update(
        one.marks,
        schemeOf(found),
        older.map(({ one }) => one.marks),
      );
    }
    for (const [check, { marks }] of shown) {
      for (const { e } of marks.samePage) stroke(passages.get(evidenceKey(check, e)), 'evidence');
    }
    if (shine) strokes.push(shine);
    stage?.painting.paint(strokes);
    place();
  };
  const schemeOf = (found: Placed | undefined) =>
    schemeAt(found?.ranges[0]?.startContainer.parentElement ?? document.body, window);

  const show = (marks: InlineMarks): Anchored => {
    const { check, claim, samePage } = marks;
    stage ??= begin();
    const before = shown.get(check);
    if (!before) stage.over.closeCard?.();
    forget(before?.marks, new Set(samePage.map(({ e }) => e)));
    const own = before
      ? before.mark
      : isTop
        ? mark(window, stage.over, extension.openPanel)
        : undefined;
    shown.set(check, { marks, mark: own, leads: true });
    passages.set(check, claim);
    for (const { e, quote } of samePage) passages.set(evidenceKey(check, e), { quote });
    passages.refresh();
    draw();
    const found = (key: string): boolean => passages.get(key) !== undefined;
    return {
      claim: found(check),
      evidence: samePage.map(({ e }) => ({ e, found: found(evidenceKey(check, e)) })),
    };
  };
  const forget = (marks: InlineMarks | undefined, keep: Set<number> = new Set()): void => {
    for (const { e } of marks?.samePage ?? []) {
      if (marks && !keep.has(e)) passages.delete(evidenceKey(marks.check, e));
    }
  };
  const clear = (check?: string): void => {
    for (const [id, { marks, mark }] of shown) {
      if (check !== undefined && id !== check) continue;
      mark?.remove();
      passages.delete(id);
      forget(marks);
      shown.delete(id);
    }
    if (shown.size === 0) end();
    else draw();
  };
  const scrollTo = (to: PageCalls['inline/scroll-to']['in']): boolean => {
    const wanted = wantedOf(to, shown.get(to.check)?.marks);
    const found = wanted && passages.seek(wanted);
    if (!found) return false;
    scrollToPassage(found.ranges, window);
    stage ??= begin();
    window.clearTimeout(shineTimer);
    shine = { ranges: found.ranges, what: 'shine', scheme: schemeOf(found) };
    draw();
    shineTimer = window.setTimeout(() => {
      shine = undefined;
      if (shown.size === 0) end();
      else draw();
    }, SHINE);
    return true;
  };
  const remove = (): void => {
    clear();
    end();
  };

  return {
    handle(message) {
      if (message.call === 'inline/show') return show(message.input);
      if (message.call === 'inline/scroll-to') return { found: scrollTo(message.input) };
      clear(message.input.check);
      return null;
    },
    remove,
  };
}

const evidenceKey = (check: string, e: number): string => `${check}/${e}`;

/** What to scroll to: words named in the call, else what the marks of the check say. */
function wantedOf(
  { evidence, quote, position }: PageCalls['inline/scroll-to']['in'],
  marks: InlineMarks | undefined,
): Wanted | undefined {
  if (quote) return { quote, position };
  if (evidence === undefined) return marks?.claim;
  return marks?.samePage.find(({ e }) => e === evidence);
}
