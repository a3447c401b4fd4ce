import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Tracking } from '@parlour/contract/account/sign-up/tracking';
import { useStoredFact } from '@parlour/state/stored/stored-fact';
import { isTracking, trackingFact, trackingIn } from './tracking-in.ts';

const unknown: Tracking = {};

/** Where the visitor came from: what this address says, else the newest one that said so (spec section 3). */
export function useTracking(): Tracking {
  const [search] = useSearchParams();
  const [kept] = useStoredFact(trackingFact, unknown, isTracking);
  return trackingIn(search) ?? kept;
}

/** Once somebody has joined, the marks are with the account and no longer on the device. */
export function useForgetTracking(): void {
  const [kept, keep] = useStoredFact(trackingFact, unknown, isTracking);
  const isKept = Object.keys(kept).length > 0;
  useEffect(() => {
    if (isKept) keep(unknown);
  }, [isKept, keep]);
}
