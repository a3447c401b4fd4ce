import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';

/** What the cache has, however old; asked for where it has nothing yet. */
export const keptOrAsked = <Reply, Key extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<Reply, Error, Reply, Reply, Key>,
): Promise<Reply> => client.query({ ...options, staleTime: 'static' });
