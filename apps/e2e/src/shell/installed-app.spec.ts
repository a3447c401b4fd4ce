import type { Page } from '@playwright/test';
import { deliverPush } from '../acts/deliver-push.ts';
import { logInByCall } from '../acts/log-in.ts';
import { demoLogin, originOf, siteOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** The page is under the worker's care: it answers what the page asks for. */
async function underWorker(page: Page): Promise<void> {
  const isControlled = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
  // One that was asked for while the worker began is not, before it is loaded again.
  if (!isControlled) await page.goto(page.url());
}

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/**
 * What a tap on the first notification does in the worker; answers the pages it brought to the front. Only a hand can tap: the
 * event is made here, and so is the focusing, which a browser allows after a real tap alone.
 */
const tap = `(async () => {
  const focused = [];
  WindowClient.prototype.focus = async function () {
    focused.push(new URL(this.url).pathname);
    return this;
  };
  const [notification] = await registration.getNotifications();
  const event = new NotificationEvent('notificationclick', { notification });
  let done;
  Object.defineProperty(event, 'waitUntil', { value: (promise) => (done = promise) });
  dispatchEvent(event);
  await done;
  return focused;
})()`;

test('without a connection there is a page in the reader’s language, which makes way by itself when it is back', async ({
  visit,
}) => {
  const page = await visit('default', { locale: 'de', refusals: ['ERR_INTERNET_DISCONNECTED'] });
  await page.goto('/');
  await underWorker(page);
  // What the page still fetches would fail for another reason than the one of this test.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist offline. Prüfe deine Verbindung.');
  await expect(page.getByRole('link')).toHaveText('Noch einmal versuchen');
  await page.context().setOffline(false);
  // An installed app has no button to load a page anew.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Du bist offline/);
  await expect(page).toHaveURL(/\/pricing$/);
});

test('a clip plays under the worker too, which keeps whole files only', async ({ visit }) => {
  const page = await visit('default');
  await page.goto('/');
  await underWorker(page);
  await page.goto('/landers/video');
  const clip = page.locator('video');
  // HAVE_CURRENT_DATA: there is a picture to show.
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThanOrEqual(2);
});

test('a push is one notification a conversation, names nobody, and refreshes the open page', async ({ visit }) => {
  const page = await visit('default');
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: originOf('default') });
  await logInByCall(page, await demoLogin('default', 'premium'));
  await page.goto('/chats');
  await underWorker(page);
  const news = { v: 1, kind: 'message', tag: 'conversation-1', badge: 1, url: '/chats', locale: 'en', discreet: true };
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/chats.php'));
  await deliverPush(page, news);
  await asked;
  const shown = (body: string) => [{ title: siteOf('default').mail_name, body, tag: 'conversation-1' }];
  await expect.poll(() => notifications(page)).toEqual(shown('Something new is waiting for you.'));
  await deliverPush(page, { ...news, discreet: false });
  await expect.poll(() => notifications(page)).toEqual(shown('You have a new message.'));
});

test('a tapped notification brings the open page to the front and leads it there', async ({ visit }) => {
  const page = await visit('default');
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: originOf('default') });
  await logInByCall(page, await demoLogin('default', 'premium'));
  await page.goto('/members');
  await underWorker(page);
  const news = { v: 1, kind: 'like', tag: 'like', badge: 1, url: '/likes', locale: 'en', discreet: true };
  // A worker that begins at this moment may miss what the debugging protocol hands it; the same tag is one notification.
  await expect(async () => {
    await deliverPush(page, news);
    await expect.poll(() => notifications(page), { timeout: 3_000 }).toHaveLength(1);
  }).toPass();
  expect(await context.serviceWorkers()[0]?.evaluate(tap)).toEqual(['/members']);
  await expect(page).toHaveURL(/\/likes$/);
  expect(await notifications(page)).toEqual([]);
});

test('an installed app has a way back on the pages of members, likes and credits', async ({ visit }) => {
  const page = await visit('default');
  // The browser of the test shows a tab; only what it says of its display is another.
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes('display-mode: standalone') ? 'all' : query);
  });
  await logInByCall(page, await demoLogin('default', 'free'));
  const back = page.getByRole('banner').getByRole('button', { name: 'Back' });
  // As a tapped notification opens it: not at the app's start address.
  await page.goto('/likes');
  // The bar's own script may come a moment after the page's.
  await expect(async () => {
    const isHome = new URL(page.url()).pathname === '/';
    if (!isHome) await back.click({ timeout: 1_000 });
    await expect(page).toHaveURL(/localhost:\d+\/$/, { timeout: 2_000 });
  }).toPass();
  await expect(back).toHaveCount(0);
});
