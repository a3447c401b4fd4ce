import { QueryClient } from '@tanstack/react-query';
import { bindTransport, type Transport } from '@parlour/api-client/transport';
import { queryDefaults } from '../loading/browser-cache.ts';

/** The query cache of one request on the server, which reaches the API in process. */
export function requestCache(transport: Transport): QueryClient {
  const client = new QueryClient({ defaultOptions: queryDefaults });
  bindTransport(client, transport);
  return client;
}
