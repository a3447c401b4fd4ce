import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineAct } from '../../apps/server/src/control/act.ts';
import { listenForActs } from '../../apps/server/src/control/listen.ts';
import { controlSocket } from '../../apps/server/src/control/protocol.ts';
import { ActFailed, reach, reachServer } from './reach.ts';

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(path.join(tmpdir(), 'parlour-reach-'));
  await mkdir(path.join(DATA_DIR, 'database'));
});
afterEach(() => rm(DATA_DIR, { recursive: true }));

const place = (where: string) => [defineAct('where', z.strictObject({}), async () => where)];
const close = vi.fn(async () => {});
const openHere = vi.fn(async () => ({ acts: place('here'), close }));
beforeEach(() => vi.clearAllMocks());

test('where no server runs the database is opened by the first act, once, and closed', async () => {
  const there = reach({ DATA_DIR }, openHere);
  expect(await reachServer({ DATA_DIR })).toBeNull();
  expect(openHere).not.toHaveBeenCalled();
  for (const _ of [1, 2]) expect(await there.act('where', {})).toBe('here');
  await there.close();
  expect(openHere).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});

test('what asks for no act opens nothing', async () => {
  await reach({ DATA_DIR }, openHere).close();
  expect(openHere).not.toHaveBeenCalled();
});

test('a server that runs is asked, also for what it refuses, and nothing is opened beside it', async () => {
  const failed = (error: unknown) => expect.unreachable(String(error));
  const listening = { isAnswered: () => expect.unreachable(), failed };
  const stop = await listenForActs(controlSocket(DATA_DIR), place('there'), listening);
  const there = reach({ DATA_DIR }, openHere);
  expect(await there.act('where', {})).toBe('there');
  // @ts-expect-error The acts of the tool are known by name.
  await expect(there.act('who', {})).rejects.toThrow(ActFailed);
  await stop();
  await expect(there.act('where', {})).rejects.toThrow('The server has stopped.');
  expect(openHere).not.toHaveBeenCalled();
});
