import type { Locator } from '@playwright/test';

/** Moves of a finger between where it is put down and where it lets go. */
const STEPS = 6;

/** A finger pulls something sideways and lets go, by the browser's own touches; to the left where `pixels` are negative. */
export async function pull(target: Locator, pixels: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not on the page`);
  const page = target.page();
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + box.width / 2 + moved, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', (pixels * step) / STEPS);
  await touch('touchEnd', pixels);
  await devtools.detach();
}
