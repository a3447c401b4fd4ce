import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { clearGame } from '../members/clear-game.ts';

const NAME = 'parlour.saved';

/** Open while a member's page is; what is posted here reaches every other tab, and not this one. */
let channel: BroadcastChannel | undefined;

/** Tells the browser's other tabs what was saved in this one: they ask again for what they show of it, and forget the rest. */
export const tellOtherTabs = (...keys: readonly QueryKey[]): void => channel?.postMessage(keys);

/** Follows what other tabs save. Answers the function that ends it. */
export function followOtherTabs(client: QueryClient): () => void {
  if (typeof BroadcastChannel !== 'function') return () => {};
  const opened = new BroadcastChannel(NAME);
  channel = opened;
  opened.addEventListener('message', ({ data }: MessageEvent<readonly QueryKey[]>) => {
    for (const queryKey of data) {
      client.removeQueries({ queryKey, type: 'inactive', fetchStatus: 'idle' });
      clearGame(client, queryKey);
      void client.invalidateQueries({ queryKey });
    }
  });
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}
