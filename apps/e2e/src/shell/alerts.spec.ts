import type { Locator, Page } from '@playwright/test';
import { activate } from '../acts/activate.ts';
import { alert, close, expectNone, offer, offerInFull, stay } from '../acts/alert-places.ts';
import { addPhotosByCall } from '../acts/add-photos.ts';
import { joinByCall } from '../acts/join-by-call.ts';
import { logInByCall } from '../acts/log-in.ts';
import { mailedLink } from '../acts/mailed-link.ts';
import { writeByCall } from '../acts/meet.ts';
import { expectHeading, expectStep, newcomer, signUp } from '../acts/sign-up.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectAwake } from '../support/awake.ts';
import { call } from '../support/call.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';

onPhoneAndDesk(
  'a member without a photo is asked for one, until it is put away in this browser or there is one',
  async ({ visit, device }) => {
    const page = await visit('default');
    const ada = await joinByCall(page, 'default', `Faceless ${device}`);
    const asked = (at: Page) => alert(at, 'Your photo');

    await test.step('above the members, and not where photos are added', async () => {
      await page.goto('/members');
      await expect(asked(page)).toContainText('You have no photo yet. Others like to see whom they write to.');
      await expectAccessible(page);
      await page.goto('/profile');
      await expectNone(page, asked(page));
    });

    await test.step('put away, it stays away', async () => {
      await page.goto('/members');
      await close(asked(page));
      await expect(asked(page)).toHaveCount(0);
      for (const address of ['/members', '/likes']) {
        await page.goto(address);
        await expect(offer(page)).toBeVisible();
        await expectNone(page, asked(page));
      }
    });

    await test.step('another browser still asks, and leads to where a photo is added', async () => {
      const other = await visit('default');
      await logInByCall(other, { login: ada.email, password: ada.password });
      await other.goto('/likes');
      await asked(other).getByRole('link', { name: 'Add a photo' }).click();
      await expect(other).toHaveURL(/\/profile#photos$/);
      await expect(other.getByRole('region', { name: 'Your photos' })).toBeInViewport();
      await addPhotosByCall(other, 1);
      await other.goto('/likes');
      await expect(offer(other)).toBeVisible();
      await expectNone(other, asked(other));
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'notices of this device are offered after what is more pressing, until that is put away',
  async ({ visit, device }) => {
    const page = await visit('default');
    await joinByCall(page, 'default', `Unnoticed ${device}`);
    const notices = alert(page, 'Notifications');
    /** Goes to a page once the browser can show notices, and asks it there what the offer has asked before. */
    const open = async (address: string, place: Locator): Promise<void> => {
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.goto(address);
      await expectAwake(place);
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).pushManager.getSubscription()));
    };

    await test.step('one alert at a time', async () => {
      await open('/chats', offer(page));
      await expect(alert(page, 'Your photo')).toBeVisible();
      await expect(notices).toBeHidden();
      await close(alert(page, 'Your photo'));
      await expect(alert(page, 'Your photo')).toHaveCount(0);
      await expect(notices).toContainText('Hear at once when somebody writes to you, even when this page is closed.');
      await expectAccessible(page);
    });

    await test.step('put away, it stays away', async () => {
      await close(notices);
      await expect(notices).toHaveCount(0);
      for (const address of ['/chats', '/likes']) {
        await open(address, offer(page));
        await expectNone(page, notices);
      }
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'whoever has stopped our mails is told so on every page, until it is put away in this browser or they come again',
  async ({ visit, device }) => {
    const brand = 'milf';
    const page = await visit(brand);
    const ada = await joinByCall(page, brand, `Stopped ${device}`, device === 'phone' ? 'male' : 'female');
    const account = { login: ada.email, password: ada.password };
    // Whoever is here is mailed only later.
    await call(page, 'POST', 'logout.php', {});
    const stranger = await visit(brand);
    await joinByCall(stranger, brand, `Writer ${device}`, device === 'phone' ? 'female' : 'male');
    await writeByCall(stranger, ada.id, 'Is the lake still frozen?');
    const token = new URL(await mailedLink(brand, account.login, '/unsubscribe')).searchParams.get('token');
    const { status } = await call(stranger, 'PUT', 'unsubscribe.php', { token, action: 'stop' });
    expect(status, 'the call that stops mails').toBe(200);
    await logInByCall(page, account);
    const told = (at: Page) => alert(at, 'E-mails to you');

    await test.step('put away, it stays away', async () => {
      await page.goto('/chats');
      await expect(told(page)).toContainText('You have stopped our e-mails, so we tell you nothing by e-mail.');
      await expectAccessible(page);
      await close(told(page));
      await expect(told(page)).toHaveCount(0);
      for (const address of ['/chats', '/members']) {
        await page.goto(address);
        await expectNone(page, told(page));
      }
    });

    await test.step('another browser still tells, and leads to the way back', async () => {
      const other = await visit(brand);
      await logInByCall(other, account);
      await other.goto('/members');
      await expectAwake(told(other));
      await told(other).getByRole('link', { name: 'Turn them on again' }).click();
      await expect(other).toHaveURL(/\/settings#notifications$/);
      await expect(told(other)).toHaveCount(0);
      await other.getByRole('button', { name: 'Turn e-mails on again' }).click();
      await expect(other.getByText('E-mails are on again.')).toBeVisible();
      await other.goto('/members');
      await expectNone(other, told(other));
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'who has not confirmed the address is reminded: by a line at a desk, and in full once on a phone',
  async ({ visit, device }) => {
    const page = await visit('default');
    const person = newcomer(`Unsure ${device}`);
    await signUp(page, person);
    const words = 'Your e-mail address hasn’t been confirmed, so other members cannot reply.';
    const reminder = alert(page, 'Confirm your e-mail address');
    const inFull = page.getByRole('dialog', { name: 'Confirm your e-mail address' });
    const confirm = { name: 'Confirm it now' };
    await page.clock.install();
    await page.goto('/members');

    if (device === 'phone')
      await test.step('in full', async () => {
        await expect(inFull).toContainText(words);
        await expect(inFull.getByRole('link', confirm)).toHaveAttribute('href', '/complete-signup?step=confirm');
        await expectAccessible(page);
        await close(inFull);
        await expect(inFull).toBeHidden();
      });

    await test.step('by a line that cannot be put away, before all other alerts', async () => {
      await expect(reminder).toContainText(words);
      await expect(reminder.getByRole('button')).toHaveCount(0);
      await expect(alert(page, 'Your photo')).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('not in full again: what else opens by itself has its turn', async () => {
      await stay(page, '/likes', 41);
      await expect(offerInFull(page)).toBeVisible();
      await expect(inFull).toHaveCount(0);
      await close(offerInFull(page));
      await expect(reminder).toBeVisible();
    });

    await test.step('it leads to the step that confirms', async () => {
      await reminder.getByRole('link', confirm).click();
      await expectStep(page, 'confirm');
      await expectHeading(page, 'Confirm your e-mail address');
    });

    await test.step('confirmed, nobody is reminded', async () => {
      await activate(page, 'default', person.email);
      await page.goto('/members');
      await expect(alert(page, 'Your photo')).toBeVisible();
      await expectNone(page, reminder);
    });
  },
  { rare: true },
);
