import { useSyncExternalStore } from 'react';
import { announcement } from '@parlour/state/page/announcement';

/** The browser's offer to install, which it makes once (WICG, Manifest incubations: `beforeinstallprompt`). */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | null = null;
const changes = announcement();

function set(prompt: InstallPrompt | null): void {
  kept = prompt;
  changes.announce();
}

/** Keeps the offer for a moment when it helps, instead of the browser's own bar. */
export function keepInstallPrompt(event: Event): void {
  event.preventDefault();
  set(event as InstallPrompt);
}

/** The kept offer; null where the browser made none, or it was used. */
export const useInstallPrompt = (): InstallPrompt | null =>
  useSyncExternalStore(
    changes.subscribe,
    () => kept,
    () => null,
  );

/** Asks whether to install; an offer can be used once. */
export async function askToInstall(prompt: InstallPrompt): Promise<void> {
  set(null);
  await prompt.prompt();
}
