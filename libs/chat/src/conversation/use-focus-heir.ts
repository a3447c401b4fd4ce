import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/** A ref for a button that goes away by what it does: where it has the focus then, `heir` gives the focus to a neighbour. */
export function useFocusHeir(heir: () => void): RefCallback<HTMLElement> {
  const latest = useRef(heir);
  useEffect(() => void (latest.current = heir));
  return useCallback(
    (button) => () => {
      if (button === document.activeElement) latest.current();
    },
    [],
  );
}
