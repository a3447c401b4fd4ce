import type { Page, Request } from '@playwright/test';
import { deliverPush } from '../../acts/deliver-push.ts';
import { joinByCall } from '../../acts/join-by-call.ts';
import { logInByCall } from '../../acts/log-in.ts';
import { settingsPart } from '../../acts/settings-part.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expectAwake } from '../../support/awake.ts';
import { call } from '../../support/call.ts';
import { onPhoneAndDesk } from '../../support/devices.ts';
import { allowNotices, PUSH_KEPT, pushAddress, standInForPushService } from '../../support/push-service.ts';
import { originOf } from '../../support/sites.ts';
import { expect, test } from '../../support/test.ts';

/** What the page asked of the browser when it subscribed. */
interface Wish {
  userVisibleOnly: boolean;
  applicationServerKey: string;
}

const wishOf = (page: Page): Promise<Wish> =>
  page.evaluate((place) => JSON.parse(localStorage.getItem(place) ?? 'null') as Wish, PUSH_KEPT);

const like = { v: 1, kind: 'like', tag: 'like', badge: 1, url: '/likes', locale: 'en', discreet: true };

const part = (page: Page) => settingsPart(page, 'Notifications');
const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on notifications' });
const isOn = (page: Page) => part(page).getByText('Notifications are on for this device.');
const isOff = (page: Page) => part(page).getByText('Notifications are off on this device.');
const isDenied = (page: Page) => part(page).getByText('Your browser does not allow notifications from this site.');

/** The settings, once the page's worker is there: without it a browser can show no notice. */
async function openSettings(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/settings#notifications');
}

const isAboutPush = (request: Request, method: 'POST' | 'DELETE'): boolean =>
  request.url().endsWith('/api/user.php?push=1') && request.method() === method;

/** Loads the page anew and waits until it hears pushes: it says to the server again that this browser is subscribed. */
async function reloadSubscribed(page: Page): Promise<void> {
  const told = page.waitForResponse((answer) => isAboutPush(answer.request(), 'POST'));
  await page.reload();
  expect((await told).status()).toBe(200);
}

/** Of the member's sessions, how many are told by push, as the server knows it. */
async function toldByPush(page: Page): Promise<number> {
  const { body } = await call(page, 'GET', 'sessions.php');
  return (body as { sessions: { push: boolean }[] }).sessions.filter(({ push }) => push).length;
}

onPhoneAndDesk(
  'notices are turned on and off on the device in hand',
  async ({ visit, device }) => {
    const page = await visit('default');
    const address = pushAddress(`turned-${device}`);
    await standInForPushService(page, address);
    await joinByCall(page, 'default', `Pushed ${device}`);

    await test.step('the button stands there before anybody is asked', async () => {
      await openSettings(page);
      await expect(isOff(page)).toBeVisible();
      await expect(turnOn(page)).toBeVisible();
      expect(await page.evaluate(() => Notification.permission)).toBe('default');
      await expectAccessible(page);
    });

    await test.step('allowed, this session is told and the server knows where', async () => {
      await allowNotices(page);
      const told = page.waitForRequest((request) => isAboutPush(request, 'POST'));
      await turnOn(page).click();
      expect((await told).postDataJSON()).toEqual({ subscription: address });
      await expect(isOn(page)).toBeVisible();
      await expect(turnOn(page)).toHaveCount(0);
      await expectAccessible(page);
      expect(await toldByPush(page)).toBe(1);
    });

    await test.step('the browser was promised that every push is shown, and knows who may send', async () => {
      const { body } = await call(page, 'GET', 'settings.php');
      const { push_public_key: key } = (body as { settings: { push_public_key: string } }).settings;
      expect(key).toMatch(/^[\w-]{87}$/);
      expect(await wishOf(page)).toEqual({ userVisibleOnly: true, applicationServerKey: key });
    });

    await test.step('it stays on, and says when this device heard of something last', async () => {
      await reloadSubscribed(page);
      await expect(isOn(page)).toBeVisible();
      await expect(part(page).getByRole('button', { name: 'Send a test notification' })).toBeVisible();
      const last = part(page).getByText(/^Last notification on this device: .*\d/);
      await expect(last).toHaveCount(0);
      await deliverPush(page, like);
      await expect(last).toBeVisible();
      await reloadSubscribed(page);
      await expect(last).toBeVisible();
    });

    await test.step('turned off, nobody tells this browser anything', async () => {
      const told = page.waitForRequest((request) => isAboutPush(request, 'DELETE'));
      await part(page).getByRole('button', { name: 'Turn off on this device' }).click();
      expect((await told).postDataJSON()).toEqual({ endpoint: address.endpoint });
      await expect(isOff(page)).toBeVisible();
      expect(await toldByPush(page)).toBe(0);
      expect(await wishOf(page)).toBeNull();
      await page.reload();
      await expect(isOff(page)).toBeVisible();
      await expect(turnOn(page)).toBeVisible();
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'notices are offered beside what they tell of, and belong to whoever turned them on',
  async ({ visit, device }) => {
    // The live stream ends with its session, which a browser calls an error.
    const page = await visit('default', { refusals: [403, 'ERR_INCOMPLETE_CHUNKED_ENCODING'] });
    await standInForPushService(page, pushAddress(`offered-${device}`));
    const ada = await joinByCall(page, 'default', `Offered ${device}`);
    const bea = await joinByCall(await visit('default'), 'default', `Borrower ${device}`);
    const offer = page.getByRole('region', { name: 'Notifications' });

    await test.step('the offer comes once what is more pressing is put away', async () => {
      await openSettings(page);
      await page.goto('/likes');
      await expect(offer).toBeHidden();
      const photo = page.getByRole('region', { name: /photo/i });
      await expectAwake(photo);
      await photo.getByRole('button', { name: 'Close' }).click();
      await expect(offer).toContainText('Hear at once when somebody writes to you, even when this page is closed.');
      await expectAccessible(page);
    });

    await test.step('taken, it goes', async () => {
      await allowNotices(page);
      await offer.getByRole('button', { name: 'Turn on notifications' }).click();
      await expect(offer).toBeHidden();
      expect(await toldByPush(page)).toBe(1);
      await page.goto('/settings#notifications');
      await expect(isOn(page)).toBeVisible();
    });

    await test.step('somebody else who logs in here has none, before they turn them on themselves', async () => {
      await page.getByRole('button', { name: `Account of ${ada.name}` }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
      await logInByCall(page, { login: bea.email, password: bea.password });
      await openSettings(page);
      await expect(isOff(page)).toBeVisible();
      expect(await toldByPush(page)).toBe(0);
      await turnOn(page).click();
      await expect(isOn(page)).toBeVisible();
      expect(await toldByPush(page)).toBe(1);
      const elsewhere = await visit('default');
      await logInByCall(elsewhere, { login: ada.email, password: ada.password });
      expect(await toldByPush(elsewhere)).toBe(0);
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'a device that may not or cannot show notices is told so, and what helps',
  async ({ visit, device }) => {
    const page = await visit('default');
    await joinByCall(page, 'default', `Unpushed ${device}`);

    await test.step('refused in the browser: how to undo it, and no button', async () => {
      // Whatever is not granted here is refused.
      await page.context().grantPermissions(['geolocation'], { origin: originOf('default') });
      await openSettings(page);
      expect(await page.evaluate(() => Notification.permission)).toBe('denied');
      await expect(isDenied(page)).toBeVisible();
      await expect(part(page).getByText(/^To change that, open the settings of this site/)).toBeVisible();
      await expect(turnOn(page)).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('allowed there and loaded anew, as it says: the button', async () => {
      await allowNotices(page);
      await page.reload();
      await expect(turnOn(page)).toBeVisible();
      await expect(isDenied(page)).toHaveCount(0);
    });

    await test.step('the push service does not take it: said, and the button stays', async () => {
      await page.addInitScript(() => {
        PushManager.prototype.subscribe = () =>
          Promise.reject(new DOMException('Registration failed - push service error', 'AbortError'));
      });
      await page.reload();
      await turnOn(page).click();
      await expect(part(page).getByRole('alert')).toContainText('An error occurred, please try again later');
      await expect(turnOn(page)).toBeVisible();
      await expectAccessible(page);
      expect(await toldByPush(page)).toBe(0);
    });

    await test.step('a browser without pushes', async () => {
      const bare = await page.context().newPage();
      await bare.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
      await bare.goto('/settings#notifications');
      await expect(part(bare).getByText(/^This browser cannot show notifications here/)).toBeVisible();
      await expect(turnOn(bare)).toHaveCount(0);
      await expectAccessible(bare);
    });

    await test.step('one without scripts', async () => {
      const storageState = await page.context().storageState();
      const plain = await visit('default', { browser: { javaScriptEnabled: false, storageState } });
      await plain.goto('/settings#notifications');
      await expect(
        part(plain).getByText('Notifications of this device are turned on and off in the browser itself.'),
      ).toBeVisible();
      await expect(turnOn(plain)).toHaveCount(0);
    });
  },
  { rare: true },
);
