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

/** How calls reach the server. */
export interface Way {
  over: Transport;
  /** The first failure ends the call. */
  once?: boolean;
}

const ways = new WeakMap<QueryClient, Way>();

/**
 * Binds a request's transport to its query client, so that the same query options work on both sides. What is asked in process
 * is asked once: nobody waits for a page that tries again.
 */
export const bindTransport = (client: QueryClient, transport: Transport): void =>
  void ways.set(client, { over: transport, once: true });

/** The options of `send` for calls that are made for a query client: where no transport was bound to it, by fetch and with retries. */
export const wayOf = (client: QueryClient): Way | undefined => ways.get(client);
