import type { Page } from '@playwright/test';
import { siteLanders } from '../../../../libs/models/src/account/landers.ts';
import { logInByCall } from '../acts/log-in.ts';
import { tick } from '../acts/tick.ts';
import { devices } from '../support/devices.ts';
import { demoLogin } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** Requests that a visitor's page may make before it answers: itself, and what it asks for; the tab's icon is none of its own. */
const MAX_REQUESTS = 14;

const icon = '/icon.svg';

const listOfRoutes = '/__manifest';

/** What the page asked for until it answered; the first it does then is to learn of the pages behind its links. */
const askedBeforeIt = (page: Page): Promise<string[]> =>
  page.evaluate(async (listOfRoutes) => {
    const asked = () =>
      performance.getEntriesByType('resource').toSorted((one, other) => one.startTime - other.startTime);
    const paths = () => asked().map(({ name }) => new URL(name).pathname);
    while (!paths().includes(listOfRoutes)) await new Promise((again) => setTimeout(again, 50));
    return paths().slice(0, paths().indexOf(listOfRoutes));
  }, listOfRoutes);

async function expectFewRequests(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const asked = (await askedBeforeIt(page)).filter((file) => file !== icon);
  expect(asked.length + 1, asked.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
}

const paths = ['/', '/signup', '/pricing', '/pages/terms', ...siteLanders.map((type) => `/landers/${type}`)];

for (const path of paths)
  test(`${path} answers after at most ${MAX_REQUESTS} requests`, async ({ visit }) => {
    await expectFewRequests(await visit('default', { browser: devices.phone }), path);
  });

test(`the landers on a member answer after at most ${MAX_REQUESTS} requests`, async ({ visit }) => {
  const members = await visit('default');
  await members.goto('/members');
  const member = await members
    .getByRole('main')
    .locator('a[href^="/members/"]:not([href$="/signup"])')
    .first()
    .getAttribute('href');
  for (const lander of ['landing', 'landing2', 'landing3'])
    await expectFewRequests(await visit('default', { browser: devices.phone }), `${member}/${lander}`);
});

test('a visitor’s page learns of the pages behind its links once it stands', async ({ visit }) => {
  const page = await visit('default');
  const learnt = page.waitForResponse((answer) => answer.url().includes(listOfRoutes));
  await page.goto('/');
  expect(Object.keys((await (await learnt).json()) as object)).toContain('routes/pricing');
});

/** Are these letters drawn in the brands' own face? One that is loaded may still be refused: only their width tells. */
const areInFigtree = (page: Page, letters: string): Promise<boolean> =>
  page.evaluate((letters) => {
    const pen = document.createElement('canvas').getContext('2d');
    const widthIn = (faces: string) => {
      if (pen) pen.font = `100px ${faces}`;
      return pen?.measureText(letters).width;
    };
    return widthIn('Figtree, monospace') !== widthIn('monospace');
  }, letters);

for (const [locale, letters] of Object.entries({ en: 'Pricing', pl: 'ążęłśćń' }))
  test(`the fonts come behind the first page, and are worn from the second on: ${locale}`, async ({ visit }) => {
    const page = await visit('gilf', { locale, browser: devices.phone });
    await page.goto('/login');
    await page.waitForFunction(() => sessionStorage.getItem('parlour.fonts'));
    expect(await areInFigtree(page, letters)).toBe(false);
    for (const path of ['/', '/pages/faq']) {
      await page.locator(`a[href="${path}"]`).last().click();
      await expect(page).toHaveURL(path);
      await expect.poll(() => areInFigtree(page, letters)).toBe(true);
    }
    await page.reload();
    await expect.poll(() => areInFigtree(page, letters)).toBe(true);
  });

test('a page loaded again keeps its place, the next begins at its top, and the way back leads to where it was', async ({
  visit,
}) => {
  const page = await visit('default', { browser: devices.phone });
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const read = page.getByRole('heading', { name: 'What does a message cost?' });
  await page.goto('/');
  // The part below the fold may be drawn anew while its script comes: what is scrolled to is then another element.
  await expect(() => read.scrollIntoViewIfNeeded()).toPass();
  await expect.poll(place).toBeGreaterThan(200);
  await page.reload();
  // By what is read there and not by pixels: the second page of a tab wears the theme's fonts, which break other lines above.
  await expect(read).toBeInViewport();
  await expect.poll(place).toBeGreaterThan(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(place).toBeGreaterThan(200);
});

/** Keeps the scripts of the pages that follow from coming. Answers the function that lets them. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('what is typed and chosen before the scripts come stays', async ({ visit }) => {
  const page = await visit('default', { waitsForScripts: false });
  const release = await holdScripts(page);
  await page.goto('/signup');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Early Bird');
  const words = page.getByRole('textbox', { name: /^A few words about you/ });
  await words.fill('Up before everybody else.');
  await page.getByText('Woman', { exact: true }).click();
  await tick(page.getByRole('checkbox', { name: /or over and accept/ }));
  release();
  await expect(page.getByRole('textbox', { name: 'Day' })).toBeVisible();
  await expect(name).toHaveValue('Early Bird');
  await expect(page.getByRole('radio', { name: 'Woman', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /or over and accept/ })).toBeChecked();
  await page.getByRole('button', { name: 'Join free' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveAttribute('aria-invalid', 'true');
  await expect(words).toHaveValue('Up before everybody else.');
});

test('a part of the conversations that is asked for before the scripts come is shown', async ({ visit }) => {
  // A service worker would have the scripts from the page before.
  const page = await visit('default', { waitsForScripts: false, browser: { serviceWorkers: 'block' } });
  await logInByCall(page, await demoLogin('default', 'premium'));
  const release = await holdScripts(page);
  await page.goto('/chats', { waitUntil: 'commit' });
  await page.getByRole('link', { name: /^Requests/ }).click();
  await expect(page).toHaveURL('/chats?filter=requests');
  await expect(page.getByRole('link', { name: /^Requests/ })).toHaveAttribute('aria-current', 'page');
  release();
});

/** How far what stands on the page has moved by itself, as the browser counts it. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const add = (sum: number, { value }: PerformanceEntry & { value?: number }) => sum + (value ?? 0);
        const told = (list: PerformanceObserverEntryList) => done(list.getEntries().reduce(add, 0));
        new PerformanceObserver(told).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 500);
      }),
  );

test('a sign-up stays where it stands when its scripts come, in the largest type', async ({ visit }) => {
  const page = await visit('gilf', { browser: devices.phone });
  await page.goto('/signup');
  await askedBeforeIt(page);
  await expect(page.locator('input[name="date_of_birth"]:not([type="date"])')).toBeAttached();
  expect(await layoutShift(page)).toBe(0);
});

test('customer service leads to the licences of what the site is made with', async ({ visit }) => {
  const page = await visit('default');
  await page.goto('/pages/service');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Licences of the software' }).click();
  const text = (await opened).locator('body');
  for (const name of ['react-dom', '@fontsource-variable/figtree', 'payment-icons'])
    await expect(text).toContainText(name);
});
