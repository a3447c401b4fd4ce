import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from '../server-parts.ts';

/**
 * Says once that somebody whom `TRUST_PROXY` does not name speaks as a proxy does. Nothing else tells that it names the wrong one, and
 * that all members share the limits of one address; or it is a stranger who makes himself out as one, which does no harm.
 */
export function warnOfStrangeProxy(
  app: FastifyInstance,
  { secure, trustProxy }: Pick<ServerOptions, 'secure' | 'trustProxy'>,
): void {
  if (!secure || trustProxy.length === 0) return;
  let isTold = false;
  app.addHook('onRequest', (request, _, done) => {
    // Of whom is believed, the addresses that he names stand behind his own.
    if (!isTold && request.headers['x-forwarded-for'] && request.ips?.length === 1) {
      isTold = true;
      app.log.warn('TRUST_PROXY: X-Forwarded-For came from an address that it does not name, and is not believed');
    }
    done();
  });
}
