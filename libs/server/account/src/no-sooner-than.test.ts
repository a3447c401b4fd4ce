import { expect, it } from 'vitest';
import { noSoonerThan } from './no-sooner-than.ts';

/** A timer may end a part of a millisecond early. */
const EARLY = 1;

it.each([
  ['an answer', async () => 'sent'],
  ['a refusal', async () => Promise.reject(new Error('limit'))],
])('holds %s back until the time has passed', async (_, act) => {
  const began = performance.now();
  await noSoonerThan(30, act).catch((refusal: unknown) => expect(refusal).toEqual(new Error('limit')));
  expect(performance.now() - began).toBeGreaterThanOrEqual(30 - EARLY);
});

it('waits for what takes longer, and gives its answer', async () => {
  const answer = new Promise<string>((done) => setTimeout(done, 20, 'sent'));
  expect(await noSoonerThan(1, () => answer)).toBe('sent');
});
