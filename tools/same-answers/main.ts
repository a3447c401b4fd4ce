import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Client } from '../bench/client.ts';
import { median } from '../bench/goals.ts';
import { areaUnderCurve } from './area-under-curve.ts';
import { asksOf, type Ask } from './asks.ts';
import { openStage } from './stage.ts';

const WARM_UP = 50;
/** What tells nothing, give or take what a run differs from the next. */
const goal = { from: 0.45, to: 0.55 };

const { values } = parseArgs({ options: { timings: { type: 'string', default: '2000' } } });
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

/** Both sides in turns, which first by chance, so that whatever else happens happens to both. */
async function timesOf(client: Client, ask: Ask, status: number): Promise<{ known: number[]; unknown: number[] }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let place = 0; place < WARM_UP + timings; place += 1) {
    const order = Math.random() < 0.5 ? [true, false] : [false, true];
    for (const known of order) {
      const took = await timeOf(client, ask, status, place, known);
      if (place >= WARM_UP) times[known ? 'known' : 'unknown'].push(took);
    }
  }
  return times;
}

const stage = await openStage(path.resolve(import.meta.dirname, '../..'), WARM_UP + timings);
try {
  for (const [act, { status, ask }] of Object.entries(await asksOf(stage.client))) {
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
