import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { UserIds } from './plain-user.ts';

interface ServerOptions {
  user: UserIds | null;
  /** The data folder. */
  folder: string;
  port: number;
  settings: Record<string, string>;
}

/** Milliseconds a server may take until it answers, and between two questions. */
const patience = 30_000;
const pause = 50;

/**
 * Runs a server on the loopback address and waits until it answers.
 *
 * @returns what stops it
 * @throws with the server's own words, where it ends instead
 */
export async function runServer(
  program: string,
  { user, folder, port, settings }: ServerOptions,
): Promise<() => Promise<void>> {
  const assignments = Object.entries({ listen_addresses: '127.0.0.1', port: `${port}`, ...settings });
  const values = assignments.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(program, ['-D', folder, ...values], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  server.stderr.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4_000)));
  const kill = (): void => void server.kill('SIGQUIT');
  process.once('exit', kill);
  await untilItAnswers(server, port, () => words);
  return async () => {
    process.off('exit', kill);
    if (hasEnded(server)) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
}

const hasEnded = (server: ChildProcess): boolean => server.exitCode !== null || server.signalCode !== null;

async function untilItAnswers(server: ChildProcess, port: number, words: () => string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await answers(port))) {
    if (hasEnded(server) || Date.now() > end) {
      server.kill('SIGQUIT');
      throw new Error(`PostgreSQL did not start: ${words()}`);
    }
    await wait(pause);
  }
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'parlour', database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
