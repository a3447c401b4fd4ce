import { onlineManager, type QueryClient } from '@tanstack/react-query';

/**
 * Lets no read begin, and stops those that only freshen what is there, so that none arrives after the act that ends its right
 * to be answered. Answers the function that lets them go on, as soon as there is a connection; what was stopped is then read
 * again where it is shown.
 */
export async function pauseReads(client: QueryClient): Promise<() => void> {
  onlineManager.setOnline(false);
  await client.cancelQueries({ predicate: ({ state }) => state.data !== undefined });
  return () => onlineManager.setOnline(navigator.onLine);
}
