import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useFocusBack } from './use-focus-back';

let back: ReturnType<typeof useFocusBack> | undefined;

function Editor() {
  back = useFocusBack();
  return null;
}

it('gives the focus back once, when the button is there again, and never unasked', () => {
  renderToString(createElement(Editor));
  let focused = 0;
  const button = { focus: () => focused++ } as unknown as HTMLElement;

  back?.ref(button);
  expect(focused).toBe(0);
  back?.giveBack();
  back?.ref(null);
  expect(focused).toBe(0);
  back?.ref(button);
  back?.ref(button);
  expect(focused).toBe(1);
});
