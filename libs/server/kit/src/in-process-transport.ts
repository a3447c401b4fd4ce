import { callAddress } from '@parlour/api-client/fetch-transport';
import type { Transport } from '@parlour/api-client/transport';
import type { CallContext } from './call-context.ts';
import type { Execute } from './execute.ts';
import { queryValues } from './query-values.ts';

/** Makes the error that the pages' own code knows, from the status and body of an answer. */
export type ApiErrorOf = (status: number, body: unknown, retryAfter?: number) => Error;

/** The API as the rendering of a page reaches it: the same calls through the same pipeline, without the network. */
export const inProcessTransport =
  (execute: Execute, context: CallContext, apiErrorOf: ApiErrorOf): Transport =>
  async ({ call, query, body, idempotencyKey }) => {
    const address = new URL(callAddress(call.path, { ...call.when, ...query }), 'http://host');
    const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    const attempt = {
      method: call.method,
      path: call.path,
      query: queryValues(address.searchParams),
      body: sent,
      idempotencyKey,
    };
    const answered = await execute(attempt, context);
    if (answered.status >= 400)
      throw apiErrorOf(answered.status, answered.body, Number(answered.headers['retry-after']) || undefined);
    return answered.body === undefined ? undefined : (JSON.parse(JSON.stringify(answered.body)) as unknown);
  };
