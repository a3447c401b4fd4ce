import { parseArgs } from 'node:util';
import type { Client } from '../bench/client.ts';
import { median } from '../bench/goals.ts';
import { areaUnderCurve } from './area-under-curve.ts';
import { asksOf, type Ask } from './asks.ts';
import { acts, openStage } from './stage.ts';

const WARM_UP = 50;
/** What tells nothing, give or take what a run differs from the next. */
const goal = { from: 0.45, to: 0.55 };

const { values } = parseArgs({
  options: { timings: { type: 'string', default: '2000' }, acts: { type: 'string', default: acts.join(',') } },
});
const timings = Number(values.timings);
if (!Number.isInteger(timings) || timings < 1) throw new Error('--timings is a number of timings a side');

/** Milliseconds from the question to the whole answer. */
async function timeOf(client: Client, ask: Ask, status: number, place: number, known: boolean): Promise<number> {
  const asked = ask(place, known);
  const began = performance.now();
  const answer = await client.send(asked);
  const took = performance.now() - began;
  if (answer.status !== status) throw new Error(`${asked.path} answered ${answer.status}: ${answer.text}`);
  return took;
}

const inOrderOfChance = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

/**
 * Both sides in an order of chance: what an answer leaves to be done after it, such as its mail, falls on whichever is asked
 * next, and that must be either as often.
 */
async function timesOf(client: Client, ask: Ask, status: number): Promise<{ known: number[]; unknown: number[] }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const places = Array.from({ length: WARM_UP + timings }, (_, place) => place);
  const asked = places.flatMap((place) => [true, false].map((known) => ({ place, known })));
  const first = asked.splice(0, 2 * WARM_UP);
  for (const { place, known } of first) await timeOf(client, ask, status, place, known);
  for (const { place, known } of inOrderOfChance(asked))
    times[known ? 'known' : 'unknown'].push(await timeOf(client, ask, status, place, known));
  return times;
}

const stage = await openStage(WARM_UP + timings);
try {
  for (const [act, { status, ask }] of Object.entries(await asksOf(stage))) {
    if (!values.acts.split(',').includes(act)) continue;
    const { known, unknown } = await timesOf(stage.client, ask, status);
    const area = areaUnderCurve(known, unknown);
    const isMissed = area < goal.from || area > goal.to;
    console.log(
      `${act}: area under the curve ${area.toFixed(3)} (goal ${goal.from} to ${goal.to})${isMissed ? ' MISSED' : ''}`,
    );
    console.log(
      `  ${timings} a side, median ${median(known).toFixed(2)} ms known, ${median(unknown).toFixed(2)} ms unknown`,
    );
    if (isMissed) process.exitCode = 1;
  }
} finally {
  await stage.close();
}
