import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Stands in for Nx: a build that does not end, and a process of its own. */
const endless = 'sleep 600 & echo $$ $! > building; wait';
const nx = (first: string, others: string): string =>
  `#!/bin/sh\ncase "$*" in *--projects*) ${first};; *) ${others};; esac\n`;
/** Stands in for the server: takes its time to end, and says how often it was told to. */
const server = `
  let told = 0;
  const stay = setInterval(() => {}, 1_000);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {
    told += 1;
    if (told === 1) console.log('Ending.');
    if (told === 1) setTimeout(() => { console.log('told ' + told); process.exit(0); }, 400);
  });
  console.log('Ready.');
`;

let folder: string;
let running: ChildProcess;
let words: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlour-start-'));
  await mkdir(path.join(folder, 'apps/server/build'), { recursive: true });
  await writeFile(path.join(folder, 'apps/server/build/main.js'), server);
});
afterEach(() => rm(folder, { recursive: true }));

/** `npm start` in a workspace of stand-ins, in a group of its own as in a terminal. */
async function startWith(firstBuild: string, otherBuilds = endless, mode = 'demo'): Promise<void> {
  await writeFile(path.join(folder, 'nx'), nx(firstBuild, otherBuilds), { mode: 0o755 });
  running = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, PARLOUR_MODE: mode },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  words = '';
  running.stdout!.on('data', (chunk: Buffer) => (words += chunk.toString()));
}

const pidsOfBuild = async (): Promise<number[]> => {
  await expect.poll(() => existsSync(path.join(folder, 'building'))).toBe(true);
  await expect.poll(() => readFile(path.join(folder, 'building'), 'utf8')).toMatch(/\n$/);
  return (await readFile(path.join(folder, 'building'), 'utf8')).trim().split(' ').map(Number);
};

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['Ctrl-C in a terminal, which npm passes on', 'SIGINT', 'group'],
  ['the end of a terminal', 'SIGHUP', 'group'],
  ['SIGTERM', 'SIGTERM', 'alone'],
] as const)('%s tells the server once, waits for it and ends the build', async (_what, signal, whom) => {
  await startWith('exit 0');
  await expect.poll(() => words).toContain('Ready.');
  const builders = await pidsOfBuild();
  const ended = once(running, 'exit');
  process.kill(whom === 'group' ? -running.pid! : running.pid!, signal);
  await expect.poll(() => words).toContain('Ending.');
  running.kill(signal);
  expect(await ended).toEqual([0, null]);
  expect(words).toContain('told 1\n');
  await expect.poll(() => builders.filter(lives)).toEqual([]);
});

test('a signal during the first build ends the build with all it has started, and no server begins', async () => {
  await startWith(endless);
  const builders = await pidsOfBuild();
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  await expect.poll(() => builders.filter(lives)).toEqual([]);
  expect(words).not.toContain('Ready.');
});

test('a first build that fails says why', async () => {
  await startWith('echo no such module; exit 1');
  let complaint = '';
  running.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  expect(await once(running, 'exit')).toEqual([1, null]);
  expect(words).not.toContain('Ready.');
  expect(complaint).toContain('no such module');
});

test('production, which keeps the builds of its start, begins when all of them are made', async () => {
  await startWith('exit 0', 'sleep 2', 'production');
  await expect.poll(() => words, { timeout: 10_000 }).toContain('Ready.');
  expect(words).toMatch(/All brands are built[^]*Ready\./);
  running.kill('SIGTERM');
  expect(await once(running, 'exit')).toEqual([0, null]);
});
