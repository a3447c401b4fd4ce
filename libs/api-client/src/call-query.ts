import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Call, QueryInput, ReplyOf } from '@parlour/contract/define-call';
import { send } from './send.ts';
import { wayOf } from './transport.ts';

/** The query options of a GET call: used by loader, hook, prefetch and test alike. */
export const callQuery = <const C extends Call, const K extends QueryKey>(
  queryKey: K,
  call: C,
  query?: QueryInput<C>,
) =>
  queryOptions<ReplyOf<C>, Error, ReplyOf<C>, K>({
    queryKey,
    queryFn: ({ client, signal }) => send(call, { query, signal, ...wayOf(client) }),
  });
