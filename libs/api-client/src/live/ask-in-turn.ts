import type { Query } from '@tanstack/react-query';
import type { Ask } from '../ask.ts';
import { inTurn } from './in-turn.ts';

/**
 * Asks again for what matches and is shown, and for what is being read, each at most once a second. What is under way is not stopped,
 * so that it is answered whatever number of events come; it may be older than the event, and is read once more after it.
 */
export const askInTurn: Ask = (client, filters) => {
  for (const query of client.getQueryCache().findAll(filters)) {
    query.invalidate();
    if (query.isActive() || isUnderWay(query)) void inTurn(query, () => readAfresh(query));
  }

  async function readAfresh(query: Query): Promise<void> {
    if (isUnderWay(query)) {
      await query.promise?.catch(() => undefined);
      query.invalidate();
    } else if (!query.isActive()) return;
    await client.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
  }
};

const isUnderWay = ({ state }: Query): boolean => state.fetchStatus === 'fetching';
