import { QueryClient } from '@tanstack/react-query';
import { takePageCache } from '../page-cache.tsx';

const MINUTE = 60_000;

export const queryDefaults = { queries: { staleTime: MINUTE, retry: false, refetchOnWindowFocus: false } } as const;

let client: QueryClient | undefined;

/** The browser's one query cache, begun with what the server's render had read. */
export function browserQueries(): QueryClient {
  if (client) return client;
  client = new QueryClient({ defaultOptions: queryDefaults });
  takePageCache(client);
  return client;
}
