import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { demoLogIn } from '../chromium/demo-log-in.ts';
import { launchOptions } from '../chromium/launch-options.ts';
import { startDemoServer } from '../start/demo-server.ts';
import { swipe, tapFilters, tapGallery, tapHearts, tapProfiles } from './acts.ts';
import { sumOf, type Frames } from './drag.ts';
import { tapFloor } from './floor-page.ts';
import { openPhone, openPhoneBrowser } from './phone.ts';
import { goal, heading, lineOf, slowest, verdictOf } from './report.ts';

const { values } = parseArgs({
  options: { brand: { type: 'string', default: 'default' }, slowdown: { type: 'string', default: '4' } },
});
const slowdown = Number(values.slowdown);
if (!(slowdown >= 1)) throw new Error('--slowdown is a number of 1 and more');

const server = await startDemoServer();
const browser = await chromium.launch(await launchOptions());
try {
  const context = await openPhoneBrowser(browser, `http://${values.brand}.localhost:${server.port}`);
  const phone = await openPhone(context, slowdown);
  const { page } = phone;
  await demoLogIn(page, path.join(server.dataFolder, 'demo-logins.json'), values.brand, true);
  await seeAllLikes(page);
  const swipes = await swipe(phone);
  const [profiles, gallery, filters] = [await tapProfiles(phone), await tapGallery(phone), await tapFilters(phone)];
  // Hearts come last: whoever is liked may like back, which opens full screen.
  const hearts = await tapHearts(phone);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const taps = [...hearts, ...filters, ...swipes.taps, ...profiles, ...gallery];
  await page.close();
  const bare = await openPhone(context, slowdown);
  const floor = await tapFloor(bare, { elements, taps: taps.length, drags: swipes.frames.length });

  console.log(`Milliseconds at ${slowdown} times the processor time; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  console.log(heading);
  for (const [kind, some] of Map.groupBy(taps, (tap) => tap.kind)) console.log(lineOf(kind, some));
  console.log(lineOf(`bare, ${elements}`, floor.taps));
  console.log(verdictOf(taps, floor.taps));
  console.log(
    `frames dropped in ${swipes.frames.length} drags: ${ofDue(swipes.frames)}; bare page: ${ofDue(floor.frames)}`,
  );
  process.exitCode = slowest(taps).toNextPaint > goal ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}

/** A like that nobody has seen would open full screen between two taps. */
async function seeAllLikes(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-request-type': 'client' };
    await fetch('/api/like.php', { method: 'PUT', headers, body: JSON.stringify({ all: true }) });
  });
}

function ofDue(frames: readonly Frames[]): string {
  const { dropped, due } = sumOf(frames);
  return `${dropped} of ${due}`;
}
