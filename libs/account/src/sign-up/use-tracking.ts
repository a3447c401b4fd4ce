import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Tracking } from '@parlour/contract/account/tracking';
import { useStoredFact } from '@parlour/state';

const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
const unknown: Tracking = {};

/** The marks of an address, where it carries any. */
export function trackingIn(search: URLSearchParams): Tracking | null {
  const marks = names.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value.slice(0, 200)] as const] : [];
  });
  return marks.length > 0 ? Object.fromEntries(marks) : null;
}

/** Where the visitor came from, kept from the newest address that said so (spec section 3). */
export function useTracking(): Tracking {
  const [search] = useSearchParams();
  const [kept, keep] = useStoredFact('tracking', unknown);
  const here = trackingIn(search);
  const hereText = JSON.stringify(here);
  useEffect(() => {
    const marks = JSON.parse(hereText) as Tracking | null;
    if (marks) keep(marks);
  }, [hereText, keep]);
  return here ?? kept;
}

/** Once somebody has joined, the marks are with the account and no longer on the device. */
export function useForgetTracking(): void {
  const [kept, keep] = useStoredFact('tracking', unknown);
  const isKept = Object.keys(kept).length > 0;
  useEffect(() => {
    if (isKept) keep(unknown);
  }, [isKept, keep]);
}
