import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue } from 'react';

export interface ToastNotice {
  id: number;
  tone: 'success' | 'danger' | 'notice';
  text: string;
  /** What it is about, its text where nothing else is said: a later toast about the same takes its place. */
  about?: string;
  /**
   * What can be done about it: "Undo". The toast then stays until it is put away, or until the next success that can be undone:
   * of two alike nobody could tell which undoes what.
   */
  action?: { label: string; run: () => void };
}

const toastsAtom = atom<readonly ToastNotice[]>([]);
let lastId = 0;

const showToastAtom = atom(null, (get, set, { action, tone, text, about = text }: Omit<ToastNotice, 'id'>) => {
  set(dismissToastAtom, about);
  lastId += 1;
  const id = lastId;
  // What is done about it puts it away; a second press, before it is seen to go, does nothing more.
  const run = () => {
    if (set(dismissToastAtom, id)) action?.run();
  };
  const canBeUndone = tone === 'success' && action !== undefined;
  const standing = get(toastsAtom).filter((toast) => !(canBeUndone && toast.tone === 'success' && toast.action));
  set(toastsAtom, [...standing.slice(-2), { id, tone, text, about, ...(action && { action: { ...action, run } }) }]);
});

/** Answers whether there was one to put away. */
const dismissToastAtom = atom(null, (get, set, one: number | string) => {
  const toasts = get(toastsAtom);
  const others = toasts.filter(({ id, about }) => id !== one && about !== one);
  set(toastsAtom, others);
  return others.length < toasts.length;
});

/** Shows a toast of something the member did; at most three stand at once. */
export const useToast = () => useSetAtom(showToastAtom);

/** Puts the toast with this id, or about this, away, if it stands; answers whether it did. */
export const useDismissToast = () => useSetAtom(dismissToastAtom);

const none: readonly ToastNotice[] = [];

/** What the toast region draws; first nothing, as in the page that the server sent, whatever was shown before its code came. */
export const useToasts = () => ({
  toasts: useDeferredValue(useAtomValue(toastsAtom), none),
  dismiss: useDismissToast(),
});
