import { setTimeout as sleep } from 'node:timers/promises';
import { loadavg } from 'node:os';
import { settingsFiles } from '../../apps/server/src/brands.ts';
import { visit, type SeenPage } from './load.ts';
import { openStage } from './stage.ts';
import { versionOf } from './versions.ts';

const PROCESSES = 2;
const VISITORS = 16;
const REQUESTS = 2_000;
const ROUNDS = 5;
/** Milliseconds within which every process has to be on the new version. */
const goal = 5_000;
/** Milliseconds between two changes: longer than the goal, so that a late process is seen. */
const PAUSE = 6_000;

/** When another version was put in force, in milliseconds, and which. */
interface Change {
  at: number;
  to: number;
}

const brand = settingsFiles[0]!;
const stage = await openStage(PROCESSES);
try {
  const add = (number: number) => stage.act('brand add', { settings: versionOf(brand, number) });
  const [old, fresh] = [await add(1), await add(2)];
  await stage.act('brand publish', { brand: brand.id, version: old.version });
  await sleep(PAUSE);

  const pages: SeenPage[] = [];
  const changes: Change[] = [];
  let isOver = false;
  const visitors = visit(stage.ports, brand.domain, VISITORS, {
    pages,
    isOver: () => isOver,
  });
  const change = async (to: number, act: () => Promise<unknown>): Promise<void> => {
    changes.push({ at: performance.now(), to });
    await act();
    await sleep(PAUSE);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await change(2, () => stage.act('brand publish', { brand: brand.id, version: fresh.version }));
    await change(1, () => stage.act('brand rollback', { brand: brand.id }));
  }
  while (pages.length < REQUESTS) await sleep(100);
  isOver = true;
  await visitors;

  const failed = pages.filter(({ status }) => status !== 200);
  const mixed = pages.filter(({ status, theme, words }) => status === 200 && (theme === null || theme !== words));
  const lags = stage.ports.map((_, process) => longestLag(pages, changes, process));
  console.log(
    `${pages.length} requests of ${VISITORS} visitors to ${PROCESSES} processes, ${changes.length} changes; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`failed: ${failed.length}; pages of two versions: ${mixed.length}`);
  console.log(
    `old version after a change, at most: ${lags.map((lag) => `${lag.toFixed(0)} ms`).join(', ')} (goal <= ${goal} ms)`,
  );
  process.exitCode = failed.length + mixed.length > 0 || lags.some((lag) => lag > goal) ? 1 : 0;
} finally {
  await stage.close();
}

/** Milliseconds from a change to the last request that this process still answered with what was there before. */
function longestLag(pages: readonly SeenPage[], changes: readonly Change[], process: number): number {
  const lags = changes.map(({ at, to }, place) => {
    const until = changes[place + 1]?.at ?? Infinity;
    const late = pages.filter(
      (page) => page.process === process && page.asked >= at && page.answered < until && page.theme !== to,
    );
    return Math.max(0, ...late.map(({ asked }) => asked - at));
  });
  return Math.max(...lags);
}
