import { useCallback, useEffect, useRef } from 'react';
import type { RefCallback } from 'react';

/** A ref for what goes away by what is done in it: where the focus is there then, `heir` gives the focus to a neighbour. */
export function useFocusHeir(heir: (gone: HTMLElement) => void): RefCallback<HTMLElement> {
  const latest = useRef(heir);
  useEffect(() => void (latest.current = heir));
  return useCallback(
    (element) => () => {
      if (element?.contains(document.activeElement)) latest.current(element);
    },
    [],
  );
}
