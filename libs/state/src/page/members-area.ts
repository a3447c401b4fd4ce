import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Milliseconds since 1970; null outside of the area. */
const enteredAtom = atom<number | null>(null);

/** Keeps when the members area was entered, for as long as somebody stays in it, whichever layouts its pages have. */
export function useFollowMembersArea(isInside: boolean): void {
  const setEntered = useSetAtom(enteredAtom);
  useEffect(() => {
    if (!isInside) return undefined;
    setEntered(Date.now());
    return () => setEntered(null);
  }, [isInside, setEntered]);
}

/** When the members area was entered, in milliseconds since 1970; null where nobody follows it yet. */
export const useEnteredMembersArea = (): number | null => useAtomValue(enteredAtom);
