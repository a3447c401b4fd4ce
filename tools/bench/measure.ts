import { median } from './goals.ts';

/** Processor time in milliseconds, of whoever answers and of the database behind it. */
export interface Cost {
  server: number;
  database: number;
}

/** One act that is repeated, and what it costs. */
export interface Side {
  /** `lane` tells apart the acts that are under way at the same time. */
  act(lane: number): Promise<unknown>;
  /** What everything that answers has cost so far. */
  time(): Promise<Cost>;
  /** Acts a round: enough for about a tenth of a second. */
  count: number;
}

/** What comes before anything is counted. */
export interface WarmUp {
  /**
   * Rounds until both sides run compiled, by default 2: a call's code is compiled after some two thousand, a page's after a
   * thousand visits.
   */
  warmUps?: number;
  /** What happens once after them. */
  settle?(): Promise<unknown>;
}

/** Acts under way at the same time. */
export const lanes = 4;
const ROUNDS = 9;

/**
 * Cost of one act of each side, a figure a round. The sides take turns, so that whatever else happens on the machine happens
 * to all of them.
 */
export async function measureInTurns<const Name extends string>(
  sides: Record<Name, Side>,
  { warmUps = 2, settle }: WarmUp = {},
): Promise<Record<Name, Cost[]>> {
  const names = Object.keys(sides) as Name[];
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) for (const name of names) await repeat(sides[name]);
  await settle?.();
  const costs = Object.fromEntries(names.map((name) => [name, [] as Cost[]])) as Record<Name, Cost[]>;
  for (let round = 0; round < ROUNDS; round += 1) for (const name of names) costs[name].push(await costOf(sides[name]));
  return costs;
}

/** Processor time over that of another side, server and database together: the middle of all rounds. */
export const ratioOf = (costs: readonly Cost[], floor: readonly Cost[]): number =>
  median(costs.map((cost, round) => totalOf(cost) / totalOf(floor[round]!)));

export const middleOf = (costs: readonly Cost[]): Cost & { total: number } => ({
  server: median(costs.map(({ server }) => server)),
  database: median(costs.map(({ database }) => database)),
  total: median(costs.map(totalOf)),
});

const totalOf = ({ server, database }: Cost): number => server + database;

async function costOf(side: Side): Promise<Cost> {
  const before = await side.time();
  await repeat(side);
  const after = await side.time();
  return {
    server: (after.server - before.server) / side.count,
    database: (after.database - before.database) / side.count,
  };
}

async function repeat({ act, count }: Side): Promise<void> {
  let left = count;
  const work = async (lane: number): Promise<void> => {
    while (left-- > 0) await act(lane);
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)));
}
