import { median } from './goals.ts';

/** One act that is repeated, and what it costs. */
export interface Side {
  /** `lane` tells apart the acts that are under way at the same time. */
  act(lane: number): Promise<unknown>;
  /** Processor time of everything that answers, in milliseconds so far. */
  time(): Promise<number>;
  /** Acts a round: enough for about a tenth of a second. */
  count: number;
}

export interface Costs {
  /** The middle of all rounds, each of which measures both. */
  ratio: number;
  /** Milliseconds of processor time an act, the middle of all rounds. */
  product: number;
  floor: number;
}

/** Acts under way at the same time. */
export const lanes = 4;
const ROUNDS = 9;

/**
 * Processor time of one act over that of another, server and database together. Rounds of both take turns, so that whatever
 * else happens on the machine happens to both.
 */
export async function compareCosts(product: Side, floor: Side): Promise<Costs> {
  for (let warmUp = 0; warmUp < 2; warmUp += 1) for (const side of [product, floor]) await repeat(side);
  const rounds: { product: number; floor: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ product: await costOf(product), floor: await costOf(floor) });
  return {
    ratio: median(rounds.map((round) => round.product / round.floor)),
    product: median(rounds.map((round) => round.product)),
    floor: median(rounds.map((round) => round.floor)),
  };
}

async function costOf(side: Side): Promise<number> {
  const before = await side.time();
  await repeat(side);
  return ((await side.time()) - before) / side.count;
}

async function repeat({ act, count }: Side): Promise<void> {
  let left = count;
  const work = async (lane: number): Promise<void> => {
    while (left-- > 0) await act(lane);
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)));
}
