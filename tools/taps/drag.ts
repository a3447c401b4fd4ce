import { setTimeout as sleep } from 'node:timers/promises';
import type { Phone } from './phone.ts';

/** Frames of a drag: how many a screen of 60 Hz shows in its time, and how many of them never came. */
export interface Frames {
  due: number;
  dropped: number;
}

const frame = 1000 / 60;

/** Steps of a finger on its way, one a frame, and pixels of each. */
const steps = 24;
const stepWidth = 7;

/** Milliseconds that a card flies on after the finger let go. */
const flight = 250;

/** Drags a finger to the left from a point, a step a frame, and says when the page drew frames meanwhile. */
export async function drag({ page, protocol }: Phone, from: { x: number; y: number }): Promise<number[]> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    protocol.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x - step * stepWidth, y: from.y }],
    });
  const drawn = page.evaluate(
    (length) =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        const next = (time: number) => {
          times.push(time);
          if (time - times[0]! < length) requestAnimationFrame(next);
          else done(times);
        };
        requestAnimationFrame(next);
      }),
    steps * frame + flight,
  );
  const sent = [touch('touchStart', 0)];
  const began = performance.now();
  for (let step = 1; step <= steps; step += 1) {
    await sleep(Math.max(0, began + step * frame - performance.now()));
    sent.push(touch('touchMove', step));
  }
  sent.push(touch('touchEnd', steps));
  await Promise.all(sent);
  return drawn;
}

/** How many frames were due between the first that was drawn and the last, and how many did not come. */
export function framesOf(times: readonly number[]): Frames {
  const gaps = times.slice(1).map((time, place) => Math.max(1, Math.round((time - times[place]!) / frame)));
  const due = gaps.reduce((sum, gap) => sum + gap, 0);
  return { due, dropped: due - gaps.length };
}

export const sumOf = (all: readonly Frames[]): Frames => ({
  due: all.reduce((sum, { due }) => sum + due, 0),
  dropped: all.reduce((sum, { dropped }) => sum + dropped, 0),
});
