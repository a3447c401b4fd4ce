import { hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';

const MINUTE = 60_000;

export const queryDefaults = { queries: { staleTime: MINUTE, retry: false, refetchOnWindowFocus: false } } as const;

let client: QueryClient | undefined;

/** The browser's one query cache, begun with what the server's render had read. */
export function browserQueries(): QueryClient {
  if (client) return client;
  client = new QueryClient({ defaultOptions: queryDefaults });
  const state = document.getElementById('page-cache')?.textContent;
  if (state) hydrate(client, JSON.parse(state) as DehydratedState);
  return client;
}
