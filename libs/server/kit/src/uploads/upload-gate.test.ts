import { setImmediate as aMoment } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createUploadGate } from './upload-gate.ts';

/** Whoever is let in is so within a turn of the event loop: the gate itself asks nothing and nobody. */
const isOpen = (entering: Promise<unknown>): Promise<boolean> =>
  Promise.race([entering.then(() => true), aMoment(false)]);

/** A request that does not end before the test says so. */
const upload = (): AbortController => new AbortController();

test('lets few in at once, fewer of one member, and others as places come free', async () => {
  const gate = createUploadGate({ most: 3, mostOfOne: 2, patience: 10_000 });
  const enter = (owner: string, { signal } = upload()): Promise<void> => gate.enter(owner, 1, signal);
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
  const gate = createUploadGate({ most: 10, mostOfOne: 5, patience: 10_000 });
  await gate.enter('ann', 3, upload().signal);
  await gate.enter('ann', 2, upload().signal);
  expect(await isOpen(gate.enter('ann', 1, upload().signal))).toBe(false);
  const large = upload();
  await gate.enter('bea', 5, large.signal);
  const waiting = gate.enter('cleo', 5, upload().signal);
  expect(await isOpen(waiting)).toBe(false);
  large.abort();
  expect(await isOpen(waiting)).toBe(true);
});

test('nobody waits for ever', async () => {
  const gate = createUploadGate({ most: 1, mostOfOne: 1, patience: 5 });
  await gate.enter('ann', 1, upload().signal);
  await expect(gate.enter('bea', 1, upload().signal)).rejects.toMatchObject({
    code: 'rate_limited',
    params: { minutes: 1 },
  });
});

test('whose request has ended gets no place and waits for none', async () => {
  const gate = createUploadGate({ most: 1, mostOfOne: 1, patience: 10_000 });
  await expect(gate.enter('ann', 1, AbortSignal.abort())).rejects.toMatchObject({ code: 'bad_request' });
  const [inside, leaving] = [upload(), upload()];
  await gate.enter('ann', 1, inside.signal);
  const waiting = gate.enter('bea', 1, leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'bad_request' });
  inside.abort();
  expect(await isOpen(gate.enter('cleo', 1, upload().signal))).toBe(true);
});

test('who is let in and leaves at once has no place', async () => {
  const gate = createUploadGate({ most: 1, mostOfOne: 1, patience: 10_000 });
  const [inside, leaving] = [upload(), upload()];
  await gate.enter('ann', 1, inside.signal);
  const waiting = gate.enter('bea', 1, leaving.signal);
  inside.abort();
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'bad_request' });
  expect(await isOpen(gate.enter('cleo', 1, upload().signal))).toBe(true);
});
