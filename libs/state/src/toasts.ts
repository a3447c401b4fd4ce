import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue } from 'react';

export interface ToastNotice {
  id: number;
  tone: 'success' | 'danger' | 'notice';
  text: string;
  /** What can be done about it: "Undo". The notice then stays until it is put away. */
  action?: { label: string; run: () => void };
}

const toastsAtom = atom<readonly ToastNotice[]>([]);
let lastId = 0;

const showToastAtom = atom(null, (get, set, toast: Omit<ToastNotice, 'id'>) => {
  lastId += 1;
  set(toastsAtom, [...get(toastsAtom).slice(-2), { ...toast, id: lastId }]);
});

const dismissToastAtom = atom(null, (get, set, id: number) =>
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => toast.id !== id),
  ),
);

/** Shows a short notice of something the member did; at most three stand at once. */
export const useToast = () => useSetAtom(showToastAtom);

const none: readonly ToastNotice[] = [];

/** What the toast region draws; first nothing, as in the page that the server sent, whatever was shown before its code came. */
export const useToasts = () => ({
  toasts: useDeferredValue(useAtomValue(toastsAtom), none),
  dismiss: useSetAtom(dismissToastAtom),
});
