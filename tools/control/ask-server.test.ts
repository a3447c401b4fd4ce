import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ActRefused, defineAct } from '../../apps/server/src/control/act.ts';
import { listenForActs } from '../../apps/server/src/control/listen.ts';
import { controlSocket } from '../../apps/server/src/control/protocol.ts';
import { askServer } from './ask-server.ts';

let folder: string;
let socket: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlour-control-'));
  socket = controlSocket(path.join(folder, 'data'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Nobody else is there to wait for. */
const alone = {
  isAnswered: () => expect.unreachable(),
  failed: (error: unknown) => expect.unreachable(String(error)),
};

const problem = { path: 'name', reason: 'it is missing', suggestion: 'add it', severity: 'error' } as const;
const acts = [
  defineAct('double', z.strictObject({ number: z.int() }), async ({ number }) => number * 2),
  defineAct('refuse', z.strictObject({}), () => Promise.reject(new ActRefused('Not today.', [problem]))),
  defineAct('fail', z.strictObject({}), () => Promise.reject(new Error('The disk is full.'))),
];

test('an act is done and answered, or refused with its reasons', async () => {
  const close = await listenForActs(socket, acts, alone);
  expect(await askServer(socket, { act: 'double', input: { number: 21 } })).toEqual({ ok: true, result: 42 });
  expect(await askServer(socket, { act: 'refuse', input: {} })).toEqual({
    ok: false,
    message: 'Not today.',
    problems: [problem],
  });
  expect(await askServer(socket, { act: 'double', input: { number: 'x' } })).toMatchObject({ ok: false });
  expect(await askServer(socket, { act: 'fail', input: {} })).toMatchObject({ message: 'The disk is full.' });
  expect(await askServer(socket, { act: 'undo', input: {} })).toMatchObject({
    message: 'This server knows no act "undo".',
  });
  await close();
  expect(await askServer(socket, { act: 'double', input: { number: 1 } })).toBeNull();
});

test('what was typed wrongly is told in plain words', async () => {
  const typed = z.strictObject({ day: z.iso.date(), choice: z.enum(['one', 'two']), facts: z.string().min(1) });
  const act = defineAct('read', typed, async () => null);
  await expect(act.run({ day: 'soon', choice: 'three', facts: '' })).rejects.toThrow(
    'day: it is no date written as 2026-02-28\nchoice: it is none of one, two\nfacts: it is empty',
  );
  await expect(act.run({ day: '2026-02-28', facts: 'x', more: 1 })).rejects.toThrow(
    'choice: it is missing\nnothing is known of more',
  );
});

test('only the server’s own user may open the socket', async () => {
  const before = process.umask(0);
  const close = await listenForActs(socket, acts, alone);
  process.umask(before);
  expect((await stat(socket)).mode & 0o777).toBe(0o600);
  await close();
});

test('a file that a dead server left is replaced', async () => {
  await mkdir(path.dirname(socket));
  await writeFile(socket, '');
  expect(await askServer(socket, { act: 'double', input: { number: 1 } })).toBeNull();
  const close = await listenForActs(socket, acts, alone);
  expect(await askServer(socket, { act: 'double', input: { number: 1 } })).toEqual({ ok: true, result: 2 });
  await close();
});

test('a server that listens already goes on, since one is enough', async () => {
  const closeFirst = await listenForActs(socket, acts, alone);
  const closeSecond = await listenForActs(socket, [], { ...alone, isAnswered: () => {} });
  await closeSecond();
  expect(await askServer(socket, { act: 'double', input: { number: 1 } })).toEqual({ ok: true, result: 2 });
  await closeFirst();
  expect(await askServer(socket, { act: 'double', input: { number: 1 } })).toBeNull();
});

test('of two servers that take over from each other the one that is left listens, and tells once that it waited', async () => {
  const isAnswered = vi.fn();
  const closeOld = await listenForActs(socket, [], alone);
  const closeNew = await listenForActs(socket, acts, { ...alone, isAnswered, tryEvery: 20 });
  expect(await askServer(socket, { act: 'double', input: { number: 1 } })).toMatchObject({ ok: false });
  await closeOld();
  await expect.poll(() => askServer(socket, { act: 'double', input: { number: 1 } })).toEqual({ ok: true, result: 2 });
  expect(isAnswered).toHaveBeenCalledOnce();
  await closeNew();
  expect(await askServer(socket, { act: 'double', input: { number: 1 } })).toBeNull();
});

test('a line that is no request is answered so, and an endless one ends the connection', async () => {
  const close = await listenForActs(socket, acts, alone);
  expect(await askServer(socket, null as never)).toMatchObject({ message: 'That line is no request.' });
  const endless = askServer(socket, { act: 'double', input: 'x'.repeat(3 * 1024 * 1024) });
  await expect(endless).rejects.toThrow();
  await close();
});
