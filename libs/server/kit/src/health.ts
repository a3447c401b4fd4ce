import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { oldestClient } from '@parlour/contract/client-version';
import { SECOND } from '@parlour/models/durations';
import { withTimeout } from './with-timeout.ts';
import { privateCaching } from './requests/caching.ts';
import type { ServerParts } from './server-parts.ts';

/** Something this server works with. It throws where that fails. */
export interface HealthCheck {
  name: string;
  /**
   * False where all else works without it: its failure is told of, and the server is ready all the same. What is away
   * is away for every process, and otherwise not one of them would be asked any more.
   */
  isNeeded: boolean;
  check(): Promise<unknown>;
}

type HealthParts = Pick<ServerParts, 'checks' | 'options' | 'stopping'>;

/** Milliseconds after which a check that has not answered counts as failed. */
const PATIENCE = 2 * SECOND;

/** What is asked of the process and of no site: answered on any host. */
export const processAddresses = ['/api/health.php', '/api/version.php', '/healthz'] as const;
const [health, version, readiness] = processAddresses;

/**
 * Health and version of this process on any host, since whoever asks is a machine that knows no brand. A process that
 * is told to stop is no longer ready. It still answers all else for a moment, until whoever asks has seen that and
 * sends it no new requests.
 */
export function mountHealth(app: FastifyInstance, { checks, options, stopping }: HealthParts): void {
  const passes = healthTeller(app.log);
  app.get(health, { logLevel: 'silent' }, async (_, reply) => {
    const results = await Promise.all(checks.map(async (check) => [check, await passes(check)] as const));
    const ok = !stopping?.aborted && results.every(([{ isNeeded }, passed]) => passed || !isNeeded);
    return reply
      .code(ok ? 200 : 503)
      .headers(privateCaching)
      .send({ ok, checks: Object.fromEntries(results.map(([{ name }, passed]) => [name, passed])) });
  });
  app.get(version, async (_, reply) =>
    reply.headers(privateCaching).send({ build: options.build, min_client: oldestClient }),
  );
  app.get(readiness, { logLevel: 'silent' }, async (_, reply) =>
    reply
      .code(stopping?.aborted ? 503 : 200)
      .headers(privateCaching)
      .send({ ok: !stopping?.aborted }),
  );
}

/** Makes checks, and logs once of each that it has begun to fail: whoever watches asks every second. */
function healthTeller(log: Pick<FastifyBaseLogger, 'warn'>): (check: HealthCheck) => Promise<boolean> {
  const failing = new Set<string>();
  return async ({ name, check }) => {
    try {
      await withTimeout(check(), PATIENCE);
      failing.delete(name);
      return true;
    } catch (err) {
      if (!failing.has(name)) log.warn({ err, check: name }, 'a health check failed');
      failing.add(name);
      return false;
    }
  };
}
