import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Acts each time the connection is back. Answers the function that ends it, as an effect wants it. */
export function whenOnline(act: () => void): () => void {
  window.addEventListener('online', act);
  return () => window.removeEventListener('online', act);
}

/** Acts each time the connection is back while this stands. */
export function useWhenOnline(act: () => void): void {
  const goOn = useEffectEvent(act);
  useEffect(() => whenOnline(() => goOn()), []);
}

function subscribe(listener: () => void): () => void {
  const leave = whenOnline(listener);
  window.addEventListener('offline', listener);
  return () => {
    leave();
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device has a network; the server's render takes it for granted. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
