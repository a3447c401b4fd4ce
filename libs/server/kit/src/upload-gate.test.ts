import { expect, test } from 'vitest';
import { createUploadGate } from './upload-gate.ts';

const isOpen = (entering: Promise<unknown>): Promise<boolean> =>
  Promise.race([entering.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 10))]);

/** A request that does not end before the test says so. */
const upload = (): AbortController => new AbortController();

test('lets few in at once, fewer of one member, and others as places come free', async () => {
  const gate = createUploadGate({ most: 3, mostOfOne: 2, patience: 10_000 });
  const enter = (owner: string, { signal } = upload()): Promise<void> => gate.enter(owner, signal);
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

test('nobody waits for ever', async () => {
  const gate = createUploadGate({ most: 1, mostOfOne: 1, patience: 5 });
  await gate.enter('ann', upload().signal);
  await expect(gate.enter('bea', upload().signal)).rejects.toMatchObject({
    code: 'rate_limited',
    params: { minutes: 1 },
  });
});

test('whose request has ended gets no place and waits for none', async () => {
  const gate = createUploadGate({ most: 1, mostOfOne: 1, patience: 10_000 });
  await expect(gate.enter('ann', AbortSignal.abort())).rejects.toMatchObject({ code: 'bad_request' });
  const [inside, leaving] = [upload(), upload()];
  await gate.enter('ann', inside.signal);
  const waiting = gate.enter('bea', leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'bad_request' });
  inside.abort();
  expect(await isOpen(gate.enter('cleo', upload().signal))).toBe(true);
});

test('who is let in and leaves at once has no place', async () => {
  const gate = createUploadGate({ most: 1, mostOfOne: 1, patience: 10_000 });
  const [inside, leaving] = [upload(), upload()];
  await gate.enter('ann', inside.signal);
  const waiting = gate.enter('bea', leaving.signal);
  inside.abort();
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'bad_request' });
  expect(await isOpen(gate.enter('cleo', upload().signal))).toBe(true);
});
