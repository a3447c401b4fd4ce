import { setImmediate as aMoment } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createUploadGate, type UploadSender } from './upload-gate.ts';

/** Whoever is let in is so within a turn of the event loop: the gate itself asks nothing and nobody. */
const isOpen = (entering: Promise<unknown>): Promise<boolean> =>
  Promise.race([entering.then(() => true), aMoment(false)]);

/** A gate that looks at members alone, each of whom is somewhere else. */
const gateOf = (all: number, member: number, patience = 10_000) => {
  const gate = createUploadGate({ most: { all, member, line: all, network: all }, patience });
  return (owner: string, bytes: number, end: AbortSignal) => gate.enter(from(owner, owner), bytes, end);
};
const from = (member: string, line: string, network = line): UploadSender => ({ member, line, network });

/** A request that does not end before the test says so. */
const upload = (): AbortController => new AbortController();

test('lets few in at once, fewer of one member, and others as places come free', async () => {
  const gate = gateOf(3, 2);
  const enter = (owner: string, { signal } = upload()): Promise<void> => gate(owner, 1, signal);
  const [first, other] = [upload(), upload()];
  await Promise.all([enter('ann', first), enter('ann')]);
  const third = enter('ann');
  expect(await isOpen(third)).toBe(false);
  await enter('bea', other);
  const waiting = enter('cleo');
  expect(await isOpen(waiting)).toBe(false);
  first.abort();
  expect(await isOpen(third)).toBe(true);
  expect(await isOpen(waiting)).toBe(false);
  other.abort();
  expect(await isOpen(waiting)).toBe(true);
});

test('room is taken by size: several small ones where one large one would be', async () => {
  const gate = gateOf(10, 5);
  await gate('ann', 3, upload().signal);
  await gate('ann', 2, upload().signal);
  expect(await isOpen(gate('ann', 1, upload().signal))).toBe(false);
  const large = upload();
  await gate('bea', 5, large.signal);
  const waiting = gate('cleo', 5, upload().signal);
  expect(await isOpen(waiting)).toBe(false);
  large.abort();
  expect(await isOpen(waiting)).toBe(true);
});

test('of those who share a line fewer are let in, whoever they are, and of a network of many lines', async () => {
  const gate = createUploadGate({ most: { all: 9, member: 9, line: 2, network: 3 }, patience: 10_000 });
  const enter = (sender: UploadSender, { signal } = upload()) => isOpen(gate.enter(sender, 1, signal));
  const first = upload();
  expect(await enter(from('ann', 'a', 'x'), first)).toBe(true);
  expect(await enter(from('bea', 'a', 'x'))).toBe(true);
  const waiting = gate.enter(from('cleo', 'a', 'x'), 1, upload().signal);
  expect(await isOpen(waiting)).toBe(false);
  const other = upload();
  expect(await enter(from('dora', 'b', 'x'), other)).toBe(true);
  expect(await enter(from('else', 'c', 'x'))).toBe(false);
  expect(await enter(from('fay', 'd', 'y'))).toBe(true);
  other.abort();
  expect(await isOpen(waiting)).toBe(false);
  first.abort();
  expect(await isOpen(waiting)).toBe(true);
});

test('nobody waits for ever', async () => {
  const gate = gateOf(1, 1, 5);
  await gate('ann', 1, upload().signal);
  await expect(gate('bea', 1, upload().signal)).rejects.toMatchObject({
    code: 'rate_limited',
    params: { minutes: 1 },
  });
});

test('whose request has ended gets no place and waits for none', async () => {
  const gate = gateOf(1, 1);
  await expect(gate('ann', 1, AbortSignal.abort())).rejects.toMatchObject({ code: 'bad_request' });
  const [inside, leaving] = [upload(), upload()];
  await gate('ann', 1, inside.signal);
  const waiting = gate('bea', 1, leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'bad_request' });
  inside.abort();
  expect(await isOpen(gate('cleo', 1, upload().signal))).toBe(true);
});

test('who is let in and leaves at once has no place', async () => {
  const gate = gateOf(1, 1);
  const [inside, leaving] = [upload(), upload()];
  await gate('ann', 1, inside.signal);
  const waiting = gate('bea', 1, leaving.signal);
  inside.abort();
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'bad_request' });
  expect(await isOpen(gate('cleo', 1, upload().signal))).toBe(true);
});
