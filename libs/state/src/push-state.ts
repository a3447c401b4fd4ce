import { useEffect, useState } from 'react';

/**
 * What this device can do about notices (spec section 4): `unknown` until it has been asked, `impossible` where it has no
 * way to be told of anything, and then `capable`, `subscribed` or `denied`.
 */
export type PushState = 'unknown' | 'impossible' | 'capable' | 'subscribed' | 'denied';

/** Asks the browser, and nobody's permission. */
export async function detectPush(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'impossible';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  return (await registration.pushManager.getSubscription()) ? 'subscribed' : 'capable';
}

/** The state of this device, and a way to tell it anew after something was asked of the browser. */
export function usePushState(): [state: PushState, tell: (state: PushState) => void] {
  const [state, setState] = useState<PushState>('unknown');
  useEffect(() => {
    let isCurrent = true;
    void detectPush()
      .catch((): PushState => 'impossible')
      .then((found) => isCurrent && setState(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return [state, setState];
}
