import type { QueryClient } from '@tanstack/react-query';

/** How many messages each cache has heard of by the live stream. */
const heard = new WeakMap<QueryClient, number>();

/** Notes that a live message has brought totals. */
export const noteTotals = (client: QueryClient): void => void heard.set(client, (heard.get(client) ?? 0) + 1);

/** Begins a call whose answer brings totals too. Answers whether they are still the newest: no live message came meanwhile. */
export function expectTotals(client: QueryClient): () => boolean {
  const before = heard.get(client);
  return () => heard.get(client) === before;
}
