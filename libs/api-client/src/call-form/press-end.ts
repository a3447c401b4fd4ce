let press: PromiseWithResolvers<void> | undefined;

/** Waits while a mouse or pen is down: what it presses must not move away from under it, else the click is lost. */
export const pressEnd = async (): Promise<void> => press?.promise;

/** Follows presses until the signal. A finger is lifted before the focus moves; a drag may end unheard, before the next key or press. */
export function followPresses(signal: AbortSignal): void {
  for (const end of ['pointerup', 'pointercancel', 'pointerdown', 'keydown'])
    document.addEventListener(end, () => press?.resolve(), { signal });
  document.addEventListener('pointerdown', () => void (press = Promise.withResolvers()), { signal });
}
