import type { FastifyInstance } from 'fastify';
import { oldestClient } from '@parlour/contract/client-version';
import { unkept } from './requests/caching.ts';

/** Something this server cannot work without. It throws where that fails. */
export interface HealthCheck {
  name: string;
  check(): Promise<unknown>;
}

/** Milliseconds after which a check that has not answered counts as failed. */
const PATIENCE = 2_000;

/** What is asked of the process and of no site: answered on any host. */
export const processAddresses = ['/api/health.php', '/api/version.php', '/healthz'] as const;
const [health, version, readiness] = processAddresses;

/**
 * Health and version of this process on any host, since whoever asks is a machine that knows no brand. Ready means: told to
 * stop it no longer is, so that nobody sends it new requests.
 */
export function mountHealth(app: FastifyInstance, checks: readonly HealthCheck[], build: string): void {
  let closing = false;
  app.addHook('preClose', async () => void (closing = true));

  app.get(health, { logLevel: 'silent' }, async (_, reply) => {
    const results = await Promise.all(checks.map(async (check) => [check.name, await passes(check)] as const));
    const ok = !closing && results.every(([, passed]) => passed);
    return reply
      .code(ok ? 200 : 503)
      .headers(unkept)
      .send({ ok, checks: Object.fromEntries(results) });
  });
  app.get(version, async (_, reply) => reply.headers(unkept).send({ build, min_client: oldestClient }));
  app.get(readiness, { logLevel: 'silent' }, async (_, reply) =>
    reply
      .code(closing ? 503 : 200)
      .headers(unkept)
      .send({ ok: !closing }),
  );
}

async function passes({ check }: HealthCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, PATIENCE, false)));
  const checked = check().then(
    () => true,
    () => false,
  );
  return Promise.race([checked, late]).finally(() => clearTimeout(timer));
}
