import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DataFolderInUse, DataFolderLockLost, lockDataFolder } from './data-folder-lock.ts';
import { thisProcess } from './process-mark.ts';

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parlour-lock-'));
});
beforeEach(async () => {
  folder = join(await mkdtemp(join(root, 'test-')), 'data');
});
afterAll(() => rm(root, { recursive: true }));

/** Another process that takes the folder, says so and stays; or says why it could not. */
function contender() {
  const module = new URL('./data-folder-lock.ts', import.meta.url).href;
  const program = `
    const { lockDataFolder } = await import(${JSON.stringify(module)});
    await lockDataFolder(${JSON.stringify(folder)}).then(() => { console.log('taken'); setInterval(() => {}, 1000); }, (error) => console.log(error.message));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answer = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim());
  const kill = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { pid: child.pid!, answer, kill };
}

test('a second process is refused at once and told who holds the data', async () => {
  const holder = contender();
  expect(await holder.answer).toBe('taken');
  vi.useFakeTimers();
  const refusal = await lockDataFolder(folder).catch((error: unknown) => error);
  vi.useRealTimers();
  expect(refusal).toBeInstanceOf(DataFolderInUse);
  expect((refusal as DataFolderInUse).message).toContain(`process ${holder.pid}`);
  await holder.kill();
});

test('the data of a process that was killed is taken over', async () => {
  const holder = contender();
  await holder.answer;
  await holder.kill();
  const unlock = await lockDataFolder(folder);
  await unlock();
  expect(await readdir(join(folder, '..'))).toEqual([]);
});

/** Linux alone shows which processes have ended. */
test.runIf(existsSync('/proc/self/stat'))('so is that of one whose parent has not heard of its end', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = Number(String((await once(parent.stdout, 'data'))[0]));
  const status = () => readFile(`/proc/${pid}/stat`, 'utf8');
  await expect.poll(status).toContain(') Z ');
  await writeFile(`${folder}.lock`, JSON.stringify({ pid, started: (await status()).split(' ')[21] }));
  const unlock = await lockDataFolder(folder);
  expect(JSON.parse(await readFile(`${folder}.lock`, 'utf8'))).toEqual(await thisProcess());
  await unlock();
  parent.kill();
});

test('a lock whose process id belongs to somebody else by now counts as dead', async () => {
  const mine = await thisProcess();
  await writeFile(`${folder}.lock`, JSON.stringify({ ...mine, started: '1' }));
  const unlock = await lockDataFolder(folder);
  expect(JSON.parse(await readFile(`${folder}.lock`, 'utf8'))).toEqual(mine);
  await unlock();
});

test('of many that find a dead process, one takes the data over', async () => {
  await writeFile(`${folder}.lock`, JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }));
  const contenders = Array.from({ length: 6 }, contender);
  const answers = await Promise.all(contenders.map((one) => one.answer));
  const winner = contenders[answers.indexOf('taken')]!;
  expect(answers.toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => expect.stringContaining(`process ${winner.pid}.`)),
    'taken',
  ]);
  await Promise.all(contenders.map((one) => one.kill()));
});

test('a link that leads nowhere in place of the lock, or of what takes it over, is refused', async () => {
  await symlink(join(root, 'nowhere'), `${folder}.lock`);
  const refusal = await lockDataFolder(folder).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataFolderLockLost);
  expect((refusal as Error).message).toContain(`DATA_DIR: ${folder}.lock is a link`);
  await rm(`${folder}.lock`);
  await writeFile(`${folder}.lock`, JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }));
  await symlink(join(root, 'nowhere'), `${folder}.lock.after-${2 ** 22 + 1}-1`);
  await expect(lockDataFolder(folder)).rejects.toThrow('after-4194305-1 is a link');
});

test('what is given back can be taken again, and the same process cannot take it twice', async () => {
  const unlock = await lockDataFolder(`${folder}/`);
  await expect(lockDataFolder(folder)).rejects.toThrow(`process ${process.pid}`);
  await unlock();
  expect(existsSync(`${folder}.lock`)).toBe(false);
  await (
    await lockDataFolder(folder)
  )();
});
