import { useSyncExternalStore } from 'react';

/** Every modal that is open, the topmost last. */
let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: typeof modals): void {
  modals = next;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts a modal among those that are open. Answers the function that ends it. */
export function enterModal(modal: HTMLDialogElement): () => void {
  change([...modals, modal]);
  return () => change(modals.filter((open) => open !== modal));
}

/** Does nothing lie over this modal? What happens to the page is then its own. */
export const isTopModal = (modal: HTMLDialogElement | null): boolean => modals.at(-1) === modal;

/** The modal outside of which nothing can be reached or heard now. */
export const useTopModal = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    follow,
    () => modals.at(-1),
    () => undefined,
  );
