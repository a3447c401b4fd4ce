import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { Transport } from '@parlour/api-client/transport';
import { callAddress } from '@parlour/contract/call-address';
import { MINUTE } from '@parlour/models/durations';
import type { CallContext } from './call-context.ts';
import type { Execute } from './execute.ts';
import { queryValues } from './query-values.ts';

/** Makes the error that the pages' own code knows, from the status and body of an answer. */
export type ApiErrorOf = (status: number, body: unknown, retryAfter?: number) => Error;

interface SharedBody {
  body: unknown;
  /** Milliseconds since 1970. */
  until: number;
}

/** The body as it would come over the network. */
const asJson = (body: unknown): unknown => (body === undefined ? undefined : JSON.parse(JSON.stringify(body)));

/** Milliseconds: as long as a cache on the way may keep such an answer. */
const SHARED_FOR = 5 * MINUTE;

/** Bodies that are the same for everybody on a host, by their address; another version of a brand is another brand here. */
const sharedBodies = new WeakMap<PublishedBrand, Map<string, SharedBody>>();

function sharedBodiesOf(brand: PublishedBrand): Map<string, SharedBody> {
  const bodies = sharedBodies.get(brand) ?? new Map<string, SharedBody>();
  sharedBodies.set(brand, bodies);
  return bodies;
}

/**
 * The API as the rendering of a page reaches it: the same calls through the same pipeline, without the network. A body is
 * what the reply's schema let through, which is what JSON would carry.
 */
export const inProcessTransport =
  (execute: Execute, context: CallContext, apiErrorOf: ApiErrorOf): Transport =>
  async ({ call, query, body, idempotencyKey }) => {
    const address = callAddress(call.path, { ...call.when, ...query });
    const shared = call.shared ? sharedBodiesOf(context.brand) : null;
    const known = shared?.get(address);
    if (known && known.until > context.now.getTime()) return known.body;

    const answered = await execute(
      {
        method: call.method,
        path: call.path,
        query: queryValues(new URL(address, 'http://host').searchParams),
        body: call.multipart ? body : asJson(body),
        idempotencyKey,
      },
      context,
    );
    if (answered.status >= 400)
      throw apiErrorOf(answered.status, answered.body, Number(answered.headers['retry-after']) || undefined);
    shared?.set(address, { body: answered.body, until: context.now.getTime() + SHARED_FOR });
    return answered.body;
  };
