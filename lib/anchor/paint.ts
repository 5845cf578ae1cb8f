import type { Scheme } from './look';
import { highlightRules, type Painted, paintedName } from './look';
import { adopt } from './overlay';

export interface Stroke {
  ranges: Range[];
  what: Painted;
  scheme: Scheme;
}

export interface Painter {
  /** Paints exactly these and nothing else. */
  paint(strokes: Stroke[]): void;
  remove(): void;
}

/**
 * Underlines ranges with the CSS Custom Highlight API: no node of the page is touched, so a framework that
 * owns them goes on working (https://github.com/facebook/react/issues/17256). In a browser without it
 * nothing is painted and the marks alone show the place.
 */
export function painter(window: Window): Painter {
  const { document } = window;
  const registry = highlights();
  if (!registry) return { paint: () => undefined, remove: () => undefined };
  const rules = highlightRules();
  const styled = new Map<Node, () => void>([
    [document, adopt(document, document, rules, document.documentElement)],
  ]);
  const used = new Set<string>();

  const clear = (): void => {
    for (const name of used) registry.delete(name);
    used.clear();
  };
  return {
    paint(strokes) {
      clear();
      for (const { ranges, what, scheme } of strokes) {
        const name = paintedName(what, scheme);
        const highlight = used.has(name) ? registry.get(name) : new Highlight();
        if (!highlight) continue;
        for (const range of ranges) {
          highlight.add(range);
          // A document's rules for highlights end at the edge of a shadow root.
          const tree = range.startContainer.getRootNode();
          if (tree instanceof ShadowRoot && !styled.has(tree)) {
            styled.set(tree, adopt(document, tree, rules, tree));
          }
        }
        registry.set(name, highlight);
        used.add(name);
      }
    },
    remove() {
      clear();
      for (const unstyle of styled.values()) unstyle();
    },
  };
}

function highlights(): HighlightRegistry | undefined {
  if (typeof CSS === 'undefined' || typeof Highlight === 'undefined') return undefined;
  return CSS.highlights;
}
