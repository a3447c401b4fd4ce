import { clientVersion } from '@parlour/contract/client-version';
import { ApiError, apiErrorOf } from './api-error.ts';
import type { CallRequest, Transport } from './transport.ts';

/** The address of a call with its query; absent values are left out. */
export function callAddress(path: string, query: CallRequest['query']): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    search.set(key, value === true ? '1' : value === false ? '0' : String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** What every call carries (contract part 1, rule 2). */
export const callHeaders = (idempotencyKey: string | undefined): Record<string, string> => ({
  'X-Request-Type': 'client',
  'X-Client-Version': String(clientVersion),
  'Accept-Language': document.documentElement.lang,
  ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
});

/** One attempt over the network, same origin. What a page in the background reads, as polling does, says that nobody is here. */
export const fetchTransport: Transport = async ({ call, query, body, idempotencyKey, signal }) => {
  const broken = (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'offline' });
  };
  const response = await fetch(callAddress(call.path, { ...call.when, ...query }), {
    method: call.method,
    credentials: 'same-origin',
    signal,
    headers: {
      ...callHeaders(idempotencyKey),
      ...(call.method === 'GET' && document.hidden && { 'X-Page-Hidden': '1' }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(broken);
  const { status, ok, headers } = response;
  if (status === 204) return undefined;
  const json: unknown = await response.json().catch(ok ? broken : () => null);
  if (!ok) throw apiErrorOf(status, json, Number(headers.get('Retry-After')) || undefined);
  return json;
};
