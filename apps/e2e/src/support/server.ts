import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../tools/postgres/free-port.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');

/** Milliseconds that a cold start with all seven demo worlds may take. */
const patience = 300_000;

/**
 * Playwright's global set-up: the built server in demo mode, with a demo world of its own, for all tests of a run. They find
 * it by `E2E_PORT` and `E2E_DATA_DIR`.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'parlour-e2e-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['apps/server/build/main.js'], {
    cwd: workspace,
    env: { ...process.env, NODE_ENV: 'production', PARLOUR_MODE: 'demo', PORT: `${port}`, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    await ended(server);
    await rm(dataFolder, { recursive: true, force: true });
  };
  await untilReady(server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  Object.assign(process.env, { E2E_PORT: `${port}`, E2E_DATA_DIR: dataFolder });
  return stop;
}

/** Resolves when the server says that all sites are up; what it complains of later goes to the run's output. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let words = '';
    const late = setTimeout(() => reject(new Error(`The server was not ready in time:\n${words}`)), patience);
    server.stdout?.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      if (!/^Ready\.$/m.test(words)) return;
      clearTimeout(late);
      resolve();
    });
    server.stderr?.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      process.stderr.write(chunk);
    });
    server.once('error', reject);
    server.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The server ended with ${code}:\n${words}`));
    });
  });
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
}
