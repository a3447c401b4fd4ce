import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../tools/postgres/free-port.ts';
import { runProgram } from '../../../../tools/start/run-program.ts';
import { mailWebhookKey } from './mail-webhook-key.ts';

const program = path.resolve(import.meta.dirname, '../../../server/build/main.js');

/**
 * Playwright's global set-up: the built server in demo mode, with a demo world of its own, for all tests of a run. They find
 * it by `E2E_PORT` and `E2E_DATA_DIR`. `npm run build` makes it; without one, this fails with that sentence (`runProgram`).
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'parlour-e2e-'));
  const port = await freePort();
  const environment = {
    NODE_ENV: 'production',
    PARLOUR_MODE: 'demo',
    PORT: `${port}`,
    DATA_DIR: dataFolder,
    MAIL_WEBHOOK_KEY: mailWebhookKey(),
  };
  const clear = () => rm(dataFolder, { recursive: true, force: true });
  const server = await runProgram(program, environment, /^Ready\.$/m).catch(async (error: unknown) => {
    await clear();
    throw error;
  });
  Object.assign(process.env, { E2E_PORT: `${port}`, E2E_DATA_DIR: dataFolder });
  return async () => {
    await server.stop();
    await clear();
  };
}
