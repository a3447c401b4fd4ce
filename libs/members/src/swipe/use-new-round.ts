import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useServerClock } from '@parlour/api-client/account/user';
import { SECOND } from '@parlour/models/durations';

/**
 * Asks anew for what tells of the round once the next one has begun, by the server's clock.
 *
 * @param queryKey of the answer that tells of the round
 * @param resetsAt when the next round begins; null where nothing changes by it
 */
export function useNewRound(queryKey: QueryKey, resetsAt: string | null): void {
  const client = useQueryClient();
  const { offset } = useServerClock();
  const askAnew = useEffectEvent(() => void client.invalidateQueries({ queryKey }));
  useEffect(() => {
    if (resetsAt === null) return undefined;
    const wait = Math.max(SECOND, Date.parse(resetsAt) - (Date.now() + offset));
    const timer = setTimeout(() => askAnew(), wait);
    return () => clearTimeout(timer);
  }, [resetsAt, offset]);
}
