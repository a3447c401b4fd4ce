import { useEffect, useEffectEvent } from 'react';
import { useNavigationType } from 'react-router';
import { deskWidth } from '@parlour/ui';

/**
 * Who opens a conversation by a link can write in it at once, where a keyboard is at hand: a phone's would cover what was said. Who
 * comes back, or loads the page, has the focus where they left it.
 */
export function useWriteAtOnce(focusBox: () => void): void {
  const isOpened = useNavigationType() === 'PUSH';
  const begin = useEffectEvent(() => {
    if (isOpened && window.matchMedia(`${deskWidth} and (pointer: fine)`).matches) focusBox();
  });
  useEffect(() => begin(), []);
}
