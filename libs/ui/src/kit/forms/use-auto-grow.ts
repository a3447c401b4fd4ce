import { useLayoutEffect, useRef } from 'react';

/** Browsers that can do it in CSS do; the others get the height measured after each change. */
function growsByItself(): boolean {
  return globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;
}

/** A ref for a text area that grows with its text; `maxHeight` in the style sheet ends the growth. */
export function useAutoGrow(text: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || growsByItself()) {
      return;
    }
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [text]);
  return area;
}
