import { onlineManager, type QueryClient } from '@tanstack/react-query';

/**
 * Pauses reads, so that none arrives after the act that ends its right to be answered: no read begins, and those that
 * only freshen what is there are stopped.
 *
 * @returns lets reads go on as soon as there is a connection; what was stopped is then read again where it is shown
 */
export async function pauseReads(client: QueryClient): Promise<() => void> {
  onlineManager.setOnline(false);
  await client.cancelQueries({ predicate: ({ state }) => state.data !== undefined });
  return () => onlineManager.setOnline(navigator.onLine);
}
