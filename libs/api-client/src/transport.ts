import type { QueryClient } from '@tanstack/react-query';
import type { AddressQuery } from '@parlour/contract/call-address';
import type { Call } from '@parlour/contract/define-call';

/** What one attempt of a call carries. */
export interface CallRequest {
  call: Call;
  query?: AddressQuery;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Hears how much of a file is away, from 0 to 1. */
  onProgress?(share: number): void;
}

/** Makes one attempt and gives the reply, or throws an `ApiError`. The browser's is fetch, the server's is in process. */
export type Transport = (request: CallRequest) => Promise<unknown>;

const transports = new WeakMap<QueryClient, Transport>();

/** Binds a request's transport to its query client, so that the same query options work on both sides. */
export const bindTransport = (client: QueryClient, transport: Transport): void =>
  void transports.set(client, transport);

/** The transport that was bound to a query client; where none was, `send` uses fetch. */
export const transportOf = (client: QueryClient): Transport | undefined => transports.get(client);
