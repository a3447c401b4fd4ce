import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { earlyTextOf } from './early-texts.ts';

/**
 * Tells of what was typed into a text area before the page's scripts came, or put back into it by the browser.
 * Otherwise the next render would empty an area whose text a script keeps.
 */
export function useEarlyText(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onText: (text: string) => void,
): void {
  const adopt = useEffectEvent(() => {
    if (!area.current) return;
    const early = earlyTextOf(area.current) ?? area.current.value;
    if (early !== text) onText(early);
  });
  useLayoutEffect(() => adopt(), []);
}
