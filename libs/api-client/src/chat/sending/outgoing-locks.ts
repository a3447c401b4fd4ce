import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { chatKeys } from '../keys.ts';

const lockOf = (clientId: string): string => `parlour.sending.${clientId}`;

const hasLocks = (): boolean => typeof navigator !== 'undefined' && navigator.locks !== undefined;

const whileHolding = <Answer>(lock: string, act: () => Promise<Answer>): Promise<Answer> =>
  hasLocks() ? navigator.locks.request(lock, act) : act();

/** Sends a message while all tabs of this browser can tell that this one does. */
export const whileSending = <Answer>(clientId: string, act: () => Promise<Answer>): Promise<Answer> =>
  whileHolding(lockOf(clientId), act);

/** Sends again what one person has not got, after every tab of this browser that does so already. */
export const whileResending = <Answer>(profileId: string, act: () => Promise<Answer>): Promise<Answer> =>
  whileHolding(`parlour.resending.${profileId}`, act);

/** Reads the open conversation anew, also where a reading is under way. */
const readOpen = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    client
      .getQueryCache()
      .findAll({ queryKey: chatKeys.conversations, type: 'active' })
      .map((query) => query.fetch(undefined, { cancelRefetch: true })),
  );

/**
 * Those of some kept messages that no tab is sending any more, and whether the open conversation has been read since: until then
 * nobody knows whether they arrived.
 */
export function useAbandoned(clientIds: readonly string[]): ReadonlyMap<string, boolean> {
  const client = useQueryClient();
  const [abandoned, setAbandoned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const asked = clientIds.join(' ');
  useEffect(() => {
    if (!hasLocks() || asked === '') return;
    const leaving = new AbortController();
    for (const clientId of asked.split(' '))
      navigator.locks
        .request(lockOf(clientId), { signal: leaving.signal }, () => {
          setAbandoned((known) => new Map<string, boolean>([[clientId, false], ...known]));
        })
        .then(() => readOpen(client))
        .then(() => setAbandoned((known) => new Map(known).set(clientId, true)))
        // Given up with the page, or read in vain: it stays unknown whether it arrived.
        .catch(() => {});
    return () => leaving.abort();
  }, [asked, client]);
  return hasLocks() ? abandoned : new Map(clientIds.map((clientId) => [clientId, true]));
}
