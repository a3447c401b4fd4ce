import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { hasStrings } from '../stored/has-strings.ts';
import { isString, useStoredFact } from '../stored/stored-fact.ts';
import { permissionStatus } from './permission-status.ts';
import { pushOwnerFact } from './push-owner.ts';

/**
 * What this device can do about notifications (spec section 4): `unknown` until it has been asked and this site's worker is
 * there, `impossible` where it has no way to be told of anything, and then `capable`, `subscribed` or `denied`.
 */
export type PushState = 'unknown' | 'impossible' | 'capable' | 'subscribed' | 'denied';

/** Asks the browser, and nobody's permission. */
export async function detectPush(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'unknown';
  return (await registration.pushManager.getSubscription()) ? 'subscribed' : 'capable';
}

let known: PushState = 'unknown';
const listeners = new Set<() => void>();

/** Tells every part of the page what was found, or what came of something that was asked of the browser. */
function tell(state: PushState): void {
  known = state;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) known = 'unknown';
  };
}

/**
 * The state of this device for a member, the same all over the page, and a way to tell it anew. It is looked at again when the
 * page is, and where the browser says that its permission has changed. A browser keeps its subscription when somebody else logs in
 * there: it is theirs only once they have turned notifications on themselves. Where it is not known who did, as where nothing can be
 * stored, it is whoever's is there.
 */
export function usePushState(memberId: string | undefined): [state: PushState, tell: (state: PushState) => void] {
  const found = useSyncExternalStore(
    follow,
    () => known,
    () => 'unknown' as const,
  );
  const [turnedOnBy, keepTurnedOnBy] = useStoredFact<string | null>(pushOwnerFact, null, isString);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const detect = () =>
      void detectPush()
        .catch((): PushState => 'impossible')
        .then((detected) => signal.aborted || tell(detected));
    detect();
    // On a first visit it is there later than the page.
    void navigator.serviceWorker?.ready.then(detect);
    document.addEventListener('visibilitychange', detect, { signal });
    void permissionStatus('notifications').then((status) => status?.addEventListener('change', detect, { signal }));
    return () => gone.abort();
  }, []);
  const tellOfMember = useCallback(
    (state: PushState) => {
      if (state === 'subscribed' && memberId) keepTurnedOnBy(memberId);
      tell(state);
    },
    [memberId, keepTurnedOnBy],
  );
  const isOthers = turnedOnBy !== null && turnedOnBy !== memberId;
  return [found === 'subscribed' && isOthers ? 'capable' : found, tellOfMember];
}

/** The push that this device heard last (contract part 0, 20). */
export interface LastPush {
  kind: string;
  /** ISO time. */
  at: string;
}

const isLastPush = hasStrings<LastPush>('kind', 'at');

/** The last push is kept with the device, and followed across its tabs. */
export const useLastPush = () => useStoredFact<LastPush | null>('last-push', null, isLastPush);
