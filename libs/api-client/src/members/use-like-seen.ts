import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenSeen } from '@parlour/state/device/when-seen';
import { seeLikes } from './likes-seen.ts';

/**
 * Whoever looks at a like, or at the profile of whom it is from, has seen it (spec section 4). A failure leaves the mark for
 * the next time.
 */
export function useLikeSeen(profileId: string, isNew: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isNew) return undefined;
    return whenSeen(() => void seeLikes(client, profileId).catch(() => undefined));
  }, [client, profileId, isNew]);
}
