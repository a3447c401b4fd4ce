import type { Page } from '@playwright/test';
import { publicAddresses } from '../../../../libs/contract/src/public-addresses.ts';
import { longer } from '../support/devices.ts';
import { fetchPage } from '../support/fetch-page.ts';
import { exampleOf } from '../support/route-table.ts';
import { sites } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { isLeftOut, visitorRoutes } from '../support/visitor-routes.ts';

/** What a visitor without JavaScript met at an address. */
interface Met {
  address: string;
  status: number;
  title: string;
  layout: string | undefined;
  withoutScripts: 'works' | 'not needed';
}

/** A page tells the router which routes it is made of, and then which the home page is. */
const layoutOf = async (page: Page): Promise<string | undefined> =>
  /"layouts\/(\w+)-layout":/.exec(await page.content())?.[1];

/** Forms of the page that can be sent as they stand: by a button of their own, to this site. */
async function sendableForms(page: Page): Promise<number> {
  const actions = await page
    .getByRole('main')
    .locator('form[method="post"]:has(button[type="submit"]:not([disabled]))')
    .evaluateAll((forms) => forms.map((form) => form.getAttribute('action') ?? ''));
  const { origin } = new URL(page.url());
  expect(actions.filter((action) => new URL(action, page.url()).origin !== origin)).toEqual([]);
  return actions.length;
}

async function meet(page: Page, address: string): Promise<Met> {
  const answer = await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  return {
    address,
    status: answer?.status() ?? 0,
    title: await page.title(),
    layout: await layoutOf(page),
    withoutScripts: (await sendableForms(page)) > 0 ? 'works' : 'not needed',
  };
}

const tableOf = (rows: readonly Met[]): string =>
  [
    '| address | status | title | layout | without JavaScript |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(({ address, status, title, layout, withoutScripts }) =>
      ['', address, status, title, layout, withoutScripts, ''].join(' | ').trim(),
    ),
  ].join('\n');

/** A member who agreed to be shown to visitors, where the site shows any. */
async function shownMember(brand: string): Promise<string | null> {
  const { status, text } = await fetchPage(brand, '/api/members.php?country=all');
  const { profiles } = (status === 200 ? JSON.parse(text) : { profiles: [] }) as { profiles: { id: string }[] };
  return profiles[0]?.id ?? null;
}

for (const [place, { id: brand, landers, signups }] of sites.entries())
  test(
    `${brand} is whole without JavaScript, at every address`,
    {
      tag: place === 0 ? [] : longer,
    },
    async ({ visit }, testInfo) => {
      const page = await visit(brand, { browser: { javaScriptEnabled: false }, refusals: [404] });
      const met: Met[] = [];
      for (const [pattern, { layout, hasForm, asksToLogIn, status }] of Object.entries(visitorRoutes)) {
        if (layout === null) continue;
        const found = await meet(page, exampleOf(pattern));
        met.push({ ...found, address: pattern });
        const isLed = asksToLogIn || status === 302 || isLeftOut(pattern, landers);
        const isElsewhere = isLed || new URL(page.url()).pathname === '/login';
        if (isElsewhere || found.status === 404) continue;
        expect(found, pattern).toMatchObject({ status, layout });
        if (hasForm) expect(found.withoutScripts, pattern).toBe('works');
      }
      for (const address of publicAddresses({ landers, signups })) {
        const found = await meet(page, address);
        met.push(found);
        expect(found.status, address).toBe(200);
        if (address.startsWith('/landers/'))
          expect(found, address).toMatchObject({ layout: 'lander', withoutScripts: 'works' });
      }
      const member = await shownMember(brand);
      for (const address of member ? [`/members/${member}`, `/members/${member}/signup`] : []) {
        const found = await meet(page, address);
        met.push(found);
        expect(found.status, address).toBe(200);
      }
      await testInfo.attach('routes.md', { body: tableOf(met), contentType: 'text/markdown' });
    },
  );
