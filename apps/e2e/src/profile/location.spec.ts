import type { Page } from '@playwright/test';
import { joinByCall } from '../acts/join-by-call.ts';
import { expectAccessible } from '../support/accessible.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';

const part = (page: Page) => page.getByRole('region', { name: 'Where you live', exact: true });
const list = (page: Page, name: string) => part(page).getByRole('combobox', { name });
const locate = (page: Page) => part(page).getByRole('button', { name: 'Use my location' });

async function changePlace(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Change Where you live' }).click();
  await expect(list(page, 'Country')).toHaveValue('NL');
}

/** Whatever the device cannot do, the lists can. */
async function choosePlace(page: Page, region: string): Promise<void> {
  await list(page, 'Province').selectOption(region);
  await part(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Change Where you live' })).toBeVisible();
  await expect(part(page)).toContainText(`${region}, Netherlands`);
}

onPhoneAndDesk(
  'the device finds one’s city: rounded before it is told, and kept once it is saved',
  async ({ visit, device }) => {
    const page = await visit('default');
    await joinByCall(page, 'default', `Place Found ${device}`);
    await changePlace(page);

    await test.step('nothing is asked before the press', async () => {
      await expect(part(page)).toContainText(
        'Your browser asks you first. Only the city is kept, never the exact spot.',
      );
      await expect(locate(page)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the words change with the permission', async () => {
      await page.context().setGeolocation({ latitude: 52.0907374, longitude: 5.1214201 });
      await page.context().grantPermissions(['geolocation']);
      await expect(part(page)).not.toContainText('Your browser asks you first.');
      await expect(part(page)).toContainText('Only the city is kept, never the exact spot.');
    });

    await test.step('about a kilometre is all that leaves the browser', async () => {
      const asked = page.waitForRequest((request) => request.url().includes('/api/geocode.php'));
      await locate(page).click();
      expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({ lat: '52.09', lon: '5.12' });
    });

    await test.step('the city stands in the lists, and is kept', async () => {
      await expect(part(page)).toContainText('Found: Utrecht, Netherlands. Save it if that is right.');
      await expect(list(page, 'Country')).toHaveValue('NL');
      await expect(list(page, 'Province')).toHaveValue('nl-utrecht');
      await expect(list(page, 'City')).toHaveValue('Utrecht');
      await expectAccessible(page);
      await part(page).getByRole('button', { name: 'Save' }).click();
      await expect(list(page, 'City')).toHaveCount(0);
      await page.reload();
      await expect(part(page)).toContainText('Utrecht, Netherlands');
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'whoever says no is told how to say yes, and chooses from the lists until then',
  async ({ visit, device }) => {
    const page = await visit('default');
    await joinByCall(page, 'default', `Place Denied ${device}`);
    const help = part(page).getByText('To change that, open the settings of this site beside its address');
    await changePlace(page);

    await test.step('no, by the browser of this test, which nobody looks at', async () => {
      await locate(page).click();
      await expect(part(page)).toContainText('Your browser does not share your location with this site.');
      await expect(help).toBeVisible();
      await expect(locate(page)).toHaveCount(0);
      await expect(part(page).locator(':focus'), 'what stands in the place of the button').toContainText(
        'To change that',
      );
      await expect(part(page).getByRole('alert')).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('the next time it is said at once, and the lists are enough', async () => {
      await changePlace(page);
      await expect(help).toBeVisible();
      await choosePlace(page, 'Drenthe');
    });

    await test.step('allowed in the browser’s settings, the button is back', async () => {
      await changePlace(page);
      await expect(help).toBeVisible();
      await page.context().setGeolocation({ latitude: 52.0907374, longitude: 5.1214201 });
      await page.context().grantPermissions(['geolocation']);
      await expect(help).toHaveCount(0);
      await locate(page).click();
      await expect(list(page, 'City')).toHaveValue('Utrecht');
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'a browser that cannot tell where it is says so, and the lists are enough',
  async ({ visit, device }) => {
    const page = await visit('default');
    await joinByCall(page, 'default', `Place Untold ${device}`);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await changePlace(page);
    await expect(part(page)).toContainText('This browser cannot tell where you are. Choose your place from the list.');
    await expect(locate(page)).toHaveCount(0);
    await expectAccessible(page);
    await choosePlace(page, 'Zeeland');
  },
  { rare: true },
);

onPhoneAndDesk(
  'a place that cannot be found is said to be so, and the lists are enough',
  async ({ visit, device }) => {
    const page = await visit('default', { refusals: [422] });
    await joinByCall(page, 'default', `Place Lost ${device}`);
    const context = page.context();
    await context.grantPermissions(['geolocation']);
    const notFound = part(page)
      .getByRole('alert')
      .filter({ hasText: 'Your place could not be found. Choose it from the list.' });

    await test.step('in the middle of the sea no city is near', async () => {
      await context.setGeolocation({ latitude: 0, longitude: -30 });
      await changePlace(page);
      await locate(page).click();
      await expect(notFound).toBeVisible();
      await expect(list(page, 'Province')).toHaveValue('');
      await expectAccessible(page);
    });

    await test.step('a device that does not know asks nobody', async () => {
      const devtools = await context.newCDPSession(page);
      // Without a place the browser answers that none is available.
      await devtools.send('Emulation.setGeolocationOverride', {});
      await changePlace(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await locate(page).click();
      await expect(notFound).toBeVisible();
      expect(asked).not.toContain('/api/geocode.php');
      await choosePlace(page, 'Flevoland');
    });
  },
  { rare: true },
);
