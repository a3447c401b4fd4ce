import { useSyncExternalStore } from 'react';

/** The browser's offer to install, which it makes once (WICG, Manifest incubations: `beforeinstallprompt`). */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function set(prompt: InstallPrompt | null): void {
  kept = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the offer for a moment when it helps, instead of the browser's own bar. */
export function keepInstallPrompt(event: Event): void {
  event.preventDefault();
  set(event as InstallPrompt);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The kept offer; null where the browser made none, or it was used. */
export const useInstallPrompt = (): InstallPrompt | null =>
  useSyncExternalStore(
    subscribe,
    () => kept,
    () => null,
  );

/** Asks whether to install; an offer can be used once. */
export async function askToInstall(prompt: InstallPrompt): Promise<void> {
  set(null);
  await prompt.prompt();
}
