import type { FastifyInstance } from 'fastify';
import { processAddresses } from '../health.ts';
import type { RequestTools } from '../server-parts.ts';

const ofProcess: ReadonlySet<string | undefined> = new Set(processAddresses);

/**
 * Refuses every request on a host that is nobody's, before its route, header or body is looked at (contract part 1, rule 1):
 * 421. Only the state of the process is told on any host.
 */
export function refuseStrangeHosts(app: FastifyInstance, { siteOf }: Pick<RequestTools, 'siteOf'>): void {
  app.addHook('onRequest', async (request) => {
    if (!ofProcess.has(request.routeOptions.url)) siteOf(request);
  });
}
