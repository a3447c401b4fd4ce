import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { joinByCall } from '../../acts/join-by-call.ts';
import { press } from '../../acts/press.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { longer, onPhoneAndDesk } from '../../support/devices.ts';
import { photoFile, type PhotoFile } from '../../support/photo.ts';
import { expect, test } from '../../support/test.ts';

const album = (page: Page) => page.getByRole('region', { name: 'Your photos' });
const photos = (page: Page) => album(page).getByRole('img', { name: /^Your photo \d$/ });
const onTheirWay = (page: Page) => album(page).getByRole('list', { name: 'Photos on their way' });
const line = (page: Page, name: string) => onTheirWay(page).getByRole('listitem').filter({ hasText: name });
const add = (page: Page, files: PhotoFile[]) => album(page).getByLabel('Add photos').setInputFiles(files);

/** A photo of more than half a megabyte. */
const largePhoto = async (name: string): Promise<PhotoFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 800,
      height: 1000,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer(),
});

/** The browser sends this many bytes a second, until the answer is called. */
async function slowDown(page: Page, bytes: number): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const send = async (uploadThroughput: number): Promise<void> => {
    const otherwise = { offline: false, latency: 0, downloadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', { ...otherwise, uploadThroughput });
  };
  await send(bytes);
  return () => send(-1);
}

/** A script that the page fetches beforehand. */
const fetched = (page: Page, script: string) =>
  page.waitForResponse(async (answer) => answer.url().includes(`/${script}-`) && (await answer.finished()) === null);

/** An upload is tried six times before it is given up: lets the waits in between pass until one has been. */
const expectGivenUp = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return onTheirWay(page).getByRole('alert').count();
    })
    .toBe(1);

onPhoneAndDesk(
  'a slow upload tells how far it is, and what is left out on its way is never added',
  async ({ visit, device }) => {
    const page = await visit('default');
    await joinByCall(page, 'default', `Slow ${device}`);
    await page.goto('/profile');
    const speedUp = await slowDown(page, 15_000);
    await add(page, await Promise.all(['garden.jpg', 'lake.jpg', 'bridge.jpg'].map(largePhoto)));
    const sent = async (name: string): Promise<number> =>
      Number(await page.getByRole('meter', { name: `Sending ${name}` }).getAttribute('aria-valuenow'));

    await test.step('one goes after the other, in the order in which they were chosen', async () => {
      await expect.poll(() => sent('garden.jpg')).toBeGreaterThan(0);
      const before = await sent('garden.jpg');
      await expect.poll(() => sent('garden.jpg')).toBeGreaterThan(before);
      expect(await sent('garden.jpg')).toBeLessThan(100);
      for (const name of ['lake.jpg', 'bridge.jpg'])
        await expect(line(page, name)).toContainText('Waiting for the others');
      await expectAccessible(page);
    });

    await test.step('one is left out: it stops, and the next goes', async () => {
      const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/photo.php'));
      await press(page, 'Leave out garden.jpg');
      expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
      await expect(line(page, 'garden.jpg')).toHaveCount(0);
      await expect(line(page, 'lake.jpg')).toContainText('% sent');
    });

    await test.step('the others arrive, and they alone', async () => {
      await speedUp();
      await expect(photos(page)).toHaveCount(2);
      await expect(onTheirWay(page)).toHaveCount(0);
      await page.reload();
      await expect(photos(page)).toHaveCount(2);
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'of several photos one fails: the others are added, and it is kept until it is sent again',
  async ({ visit, device }) => {
    const page = await visit('default', { refusals: ['ERR_FAILED'] });
    await joinByCall(page, 'default', `Broken ${device}`);
    await page.clock.install();
    await page.goto('/profile');
    const kept = onTheirWay(page).getByRole('listitem');
    let failing: string | undefined;
    await page.route('**/api/photo.php', (route) => {
      const key = route.request().headers()['idempotency-key'];
      failing ??= key;
      return key === failing ? route.abort() : route.continue();
    });
    await add(
      page,
      await Promise.all(['garden.jpg', 'lake.jpg', 'bridge.jpg'].map((name, index) => photoFile(name, index * 90))),
    );

    await test.step('the others are added, and the one says what is wrong', async () => {
      await expectGivenUp(page);
      await expect(photos(page)).toHaveCount(2);
      await expect(kept).toHaveCount(1);
      await expect(kept).toContainText(/(garden|lake|bridge)\.jpg/);
      await expect(kept.getByRole('alert')).toContainText('We cannot be reached right now.');
      await expectAccessible(page);
    });

    await test.step('sent again, it is added too', async () => {
      await page.unroute('**/api/photo.php');
      await kept.getByRole('button', { name: 'Try again' }).click();
      await expect(photos(page)).toHaveCount(3);
      await expect(onTheirWay(page)).toHaveCount(0);
      await page.reload();
      await expect(photos(page)).toHaveCount(3);
    });
  },
  { rare: true },
);

test(
  'a photo that is chosen without a connection goes by itself once there is one',
  { tag: longer },
  async ({ visit }) => {
    const page = await visit('default', { refusals: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] });
    await joinByCall(page, 'default', 'Upload Tunnel');
    await page.clock.install();
    const isLive = page.waitForRequest(/\/api\/events\.php/);
    const scripts = [fetched(page, 'crop-area'), fetched(page, 'send-small')];
    await page.goto('/profile');
    await Promise.all([isLive, ...scripts]);
    await page.context().setOffline(true);
    await add(page, [await photoFile('tunnel.jpg')]);
    await press(page, 'Upload the whole photo');
    await expectGivenUp(page);
    await expect(photos(page)).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(photos(page)).toHaveCount(1);
    await expect(onTheirWay(page)).toHaveCount(0);
  },
);
