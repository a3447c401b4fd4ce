import { QueryClient } from '@tanstack/react-query';
import { MINUTE } from '@parlour/models/durations';
import { takePageCache } from '../page/page-cache.tsx';

/** What cannot be sent without a connection fails at once, and is put back: it is kept nowhere until there is one again. */
export const queryDefaults = {
  queries: { staleTime: MINUTE, retry: false, refetchOnWindowFocus: false },
  mutations: { networkMode: 'always' },
} as const;

let client: QueryClient | undefined;

/** The browser's one query cache, begun with what the server's render had read. */
export function browserCache(): QueryClient {
  if (client) return client;
  client = new QueryClient({ defaultOptions: queryDefaults });
  takePageCache(client);
  return client;
}
