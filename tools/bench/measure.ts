import { median } from './goals.ts';

type Act = () => Promise<unknown>;

interface Side {
  act: Act;
  /** Processor time of everything that answers, in milliseconds. */
  time(): Promise<number>;
}

const ROUNDS = 5;

/**
 * Processor time of one act over that of another, server and database together. Rounds of both take turns, so that whatever
 * else happens on the machine happens to both; the middle round counts.
 *
 * @param count acts a round
 */
export async function ratioOfCosts(product: Side, floor: Side, count: number): Promise<number> {
  for (const { act } of [product, floor]) await repeat(act, count);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const cost = await costOf(product, count);
    ratios.push(cost / (await costOf(floor, count)));
  }
  return median(ratios);
}

async function costOf({ act, time }: Side, count: number): Promise<number> {
  const before = await time();
  await repeat(act, count);
  return (await time()) - before;
}

/** One after the other: a member does one thing at a time, and processor time does not get less by waiting together. */
async function repeat(act: Act, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) await act();
}
