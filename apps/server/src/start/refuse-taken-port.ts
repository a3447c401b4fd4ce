import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';

/**
 * Listens for a moment where the server is going to: a start that cannot listen says so before it has filled an empty data
 * folder, which takes minutes.
 *
 * @throws what listening throws, such as EADDRINUSE
 */
export async function refuseTakenPort({
  port,
  bindAddress,
}: Pick<Configuration, 'port' | 'bindAddress'>): Promise<void> {
  const probe = createServer();
  probe.listen({ port, host: bindAddress });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
