import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { announcement } from '../page/announcement.ts';

/** False while nobody answers over a network that the device has. */
let isReached = true;
const lost = announcement();

/**
 * Tells pages whether anybody answers: in a tunnel the device takes itself for connected. What waits for a connection goes on
 * once somebody does again; nothing else is held back meanwhile. Whoever says that nobody answers goes on asking.
 */
export function noteReach(isAnswered: boolean): void {
  if (isAnswered === isReached) return;
  isReached = isAnswered;
  if (isAnswered) window.dispatchEvent(new Event('online'));
  else lost.announce();
}

/** Acts each time the connection is back. Answers the function that ends it, as an effect wants it. */
export function whenOnline(act: () => void): () => void {
  window.addEventListener('online', act);
  return () => window.removeEventListener('online', act);
}

/** Resolves once the connection is back, or after `most` milliseconds at the latest. */
export const connection = (most?: number): Promise<void> =>
  new Promise((resolve) => {
    const come = () => {
      leave();
      clearTimeout(timer);
      resolve();
    };
    const leave = whenOnline(come);
    const timer = most === undefined ? undefined : setTimeout(come, most);
  });

/** Acts each time the connection is back while this stands. */
export function useWhenOnline(act: () => void): void {
  const goOn = useEffectEvent(act);
  useEffect(() => whenOnline(() => goOn()), []);
}

function subscribe(listener: () => void): () => void {
  const leave = whenOnline(listener);
  const stopHearing = lost.subscribe(listener);
  window.addEventListener('offline', listener);
  return () => {
    leave();
    stopHearing();
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device has a network, and somebody answers; the server's render takes it for granted. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && isReached,
    () => true,
  );
