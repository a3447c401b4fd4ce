import type { Query } from '@tanstack/react-query';
import { SECOND } from '@parlour/models/durations';
import type { Ask } from '../ask.ts';
import { inTurn } from './in-turn.ts';

/** Milliseconds after which an answer is taken for lost: on a path that died, as where a phone changes networks, none comes. */
const LOST_AFTER = 30 * SECOND;

/**
 * Asks again for what matches and is shown, and for what is being read, each at most once a second. What is under way is not stopped,
 * so that it is answered whatever number of events come, unless it is lost; it may be older than the event, and is read once more
 * after it.
 */
export const askInTurn: Ask = (client, filters) => {
  for (const query of client.getQueryCache().findAll(filters)) {
    query.invalidate();
    if (query.isActive() || isUnderWay(query)) void inTurn(query, () => readAfresh(query));
  }

  async function readAfresh(query: Query): Promise<void> {
    let cancelRefetch = false;
    if (isUnderWay(query)) {
      cancelRefetch = await isLost(query.promise);
      query.invalidate();
    } else if (!query.isActive()) return;
    await isLost(client.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch }));
  }
};

/** False as soon as the answer is here, or has failed. */
const isLost = (answer: Promise<unknown> | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LOST_AFTER, true);
    const come = () => {
      clearTimeout(timer);
      resolve(false);
    };
    Promise.resolve(answer).then(come, come);
  });

const isUnderWay = ({ state }: Query): boolean => state.fetchStatus === 'fetching';
