import { type RefCallback, useRef } from 'react';

/**
 * Where a button gives way to what it opened: `giveBack` has it take the focus when it is there again, so that whoever
 * uses the keyboard goes on where they were. Nothing takes the focus unasked.
 */
export function useFocusBack(): { ref: RefCallback<HTMLElement>; giveBack: () => void } {
  const due = useRef(false);
  return {
    ref: (element) => {
      if (!element || !due.current) return;
      due.current = false;
      element.focus();
    },
    giveBack: () => {
      due.current = true;
    },
  };
}
