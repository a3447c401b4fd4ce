import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import type { Phone } from './phone.ts';
import type { TimedEvent } from './recorder.ts';

/** What one tap took, in milliseconds. */
export interface Tap {
  kind: string;
  /** What was tapped, in words. */
  name: string;
  toNextPaint: number;
  /** Of it: until the first handler ran, while handlers ran, and until the paint. */
  parts: { delay: number; work: number; paint: number };
  /** The longest frame of 50 ms and more until what was tapped for stood there, next paint or later; 0 where none was. */
  longestFrame: number;
}

/** Milliseconds without anything to do after which a page counts as settled. */
const calm = 300;

/** The browser tells nothing of events below this, in milliseconds: they count as if they had taken it. */
const leastTold = 16;

/** Waits until the page has nothing to do, so that a tap is measured and not what came before it. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    (calm) =>
      new Promise<void>((done) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => done()), calm))),
    calm,
  );

export interface Wish {
  kind: string;
  name: string;
  target: Locator;
  /** Resolves once what was tapped for stands there. */
  until: () => Promise<unknown>;
}

/** Milliseconds that a finger rests on the glass in a tap: people's take 50 to 100. */
const touch = 80;

/** A finger's tap in the middle of something, through the browser's own input. */
export async function tap({ page, protocol }: Phone, { kind, name, target, until }: Wish): Promise<Tap> {
  const point = await middleOf(target);
  return measured(page, kind, name, async () => {
    const stands = until();
    const down = protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await sleep(touch);
    await Promise.all([down, protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }), stands]);
  });
}

/** What an act of fingers took, from its first touch to the page's next rest. */
export async function measured(page: Page, kind: string, name: string, act: () => Promise<void>): Promise<Tap> {
  await settle(page);
  await page.evaluate(() => Object.assign(window.recordedTaps, { events: [], longFrames: [] }));
  await act();
  await settle(page);
  const { events, longFrames } = await page.evaluate(() => window.recordedTaps);
  return { kind, name, ...slowestOf(events), longestFrame: Math.max(0, ...longFrames) };
}

/** The middle of something, scrolled away from the bars at the page's edges. */
export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} has no place on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The event that kept a finger waiting longest: what the browser itself calls the interaction's latency. */
export function slowestOf(events: readonly TimedEvent[]): Pick<Tap, 'toNextPaint' | 'parts'> {
  const slowest = events.toSorted((one, other) => other.duration - one.duration)[0];
  if (!slowest) return { toNextPaint: leastTold, parts: { delay: 0, work: 0, paint: leastTold } };
  const { startTime, duration, processingStart, processingEnd } = slowest;
  const [delay, work] = [processingStart - startTime, processingEnd - processingStart];
  return { toNextPaint: duration, parts: { delay, work, paint: Math.max(0, duration - delay - work) } };
}
