import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/**
 * The modals that open by themselves, and the sign-up, which they wait for. What else is opened by a press is no concern of
 * this queue.
 */
export type QueuedModal = 'sign-up' | 'match' | 'new-like' | 'time-bonus' | 'activation-reminder' | 'consents';

/** Who wants to be open, in the order of asking: the first one is. */
const queueAtom = atom<readonly QueuedModal[]>([]);

const askAtom = atom(null, (get, set, name: QueuedModal) => {
  if (!get(queueAtom).includes(name)) set(queueAtom, [...get(queueAtom), name]);
});

const leaveAtom = atom(null, (get, set, name: QueuedModal) =>
  set(
    queueAtom,
    get(queueAtom).filter((each) => each !== name),
  ),
);

/**
 * One modal at a time: true while this one wants to be open and it is its turn. The "New like!" modal, the time bonus and the
 * activation reminder share the queue: `const isOpen = useModalTurn('new-like', wanted !== null)`; once `wanted` ends, or the
 * component goes, the next one opens.
 */
export function useModalTurn(name: QueuedModal, isWanted: boolean): boolean {
  const first = useAtomValue(queueAtom)[0];
  const ask = useSetAtom(askAtom);
  const leave = useSetAtom(leaveAtom);
  useEffect(() => {
    if (!isWanted) return undefined;
    ask(name);
    return () => leave(name);
  }, [name, isWanted, ask, leave]);
  return isWanted && first === name;
}
