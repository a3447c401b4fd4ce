import { expect, test } from 'vitest';
import { createUploadGate } from './upload-gate.ts';

const isOpen = (entering: Promise<unknown>): Promise<boolean> =>
  Promise.race([entering.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 10))]);

test('lets few in at once, fewer of one member, and others as places come free', async () => {
  const gate = createUploadGate({ most: 3, mostOfOne: 2, patience: 10_000 });
  const [leave] = await Promise.all([gate.enter('ann'), gate.enter('ann')]);
  const third = gate.enter('ann');
  expect(await isOpen(third)).toBe(false);
  const other = await gate.enter('bea');
  const waiting = gate.enter('cleo');
  expect(await isOpen(waiting)).toBe(false);
  leave();
  leave();
  expect(await isOpen(third)).toBe(true);
  expect(await isOpen(waiting)).toBe(false);
  other();
  expect(await isOpen(waiting)).toBe(true);
});

test('nobody waits for ever', async () => {
  const gate = createUploadGate({ most: 1, mostOfOne: 1, patience: 5 });
  await gate.enter('ann');
  await expect(gate.enter('bea')).rejects.toMatchObject({ code: 'rate_limited', params: { minutes: 1 } });
});
