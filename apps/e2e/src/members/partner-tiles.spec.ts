import type { Page } from '@playwright/test';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { joinByCall } from '../acts/join-by-call.ts';
import { logInByCall } from '../acts/log-in.ts';
import { expectAccessible } from '../support/accessible.ts';
import { devices, longer } from '../support/devices.ts';
import { publishSister } from '../support/publish-sister.ts';
import { expect, test } from '../support/test.ts';

/** As many members as stand before the first tile. */
const MEMBERS = 6;

const tiles: BrandSettings['partner_tiles'] = [
  {
    id: 'cameras',
    type: 'cam',
    slot: 'members',
    labels: { en: 'Live cameras', de: 'Kameras, live' },
    image: 'camera',
    url: 'https://cameras.example/from-here',
  },
];

const publish = (member_resell: boolean) =>
  publishSister('default', 'Billboard', { member_resell, partner_tiles: tiles });

const places = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
const members = (page: Page) => page.getByRole('main').getByRole('article');
const advert = (page: Page) => page.getByRole('main').getByRole('link', { name: /^(Advertisement|Anzeige)/ });

test(
  'partners’ tiles stand among the members where the brand has them, said to be advertising',
  { tag: longer },
  async ({ visit }) => {
    const site = await publish(true);
    for (let number = 1; number <= MEMBERS; number++)
      await joinByCall(await visit(site), site, `Tile Man ${number}`, 'male');
    const first = await visit(site, { browser: devices.desk });
    const ada = await joinByCall(first, site, 'Tile Ada');

    for (const device of ['phone', 'desk'] as const)
      await test.step(`among the members, and nobody’s portrait, ${device}`, async () => {
        const page = await visit(site, { browser: devices[device] });
        await logInByCall(page, { login: ada.email, password: ada.password });
        await page.goto('/members');
        await expect(members(page)).toHaveCount(MEMBERS);
        await expect(advert(page)).toHaveAccessibleName(/^Advertisement Live cameras cameras\.example$/);
        await expect(advert(page)).toHaveAttribute('href', 'https://cameras.example/from-here');
        await expect(advert(page)).toHaveAttribute('rel', /\bsponsored\b/);
        await expect(advert(page)).toHaveAttribute('target', '_blank');
        await expect(advert(page).getByRole('img')).toHaveCount(0);
        await expect(places(page).nth(MEMBERS)).toContainText('Live cameras');
        await expectAccessible(page);
      });

    await test.step('in the words of the page’s language', async () => {
      const page = await visit(site, { locale: 'de' });
      await logInByCall(page, { login: ada.email, password: ada.password });
      await page.goto('/members');
      await expect(advert(page)).toHaveAccessibleName(/^Anzeige Kameras, live/);
    });

    await test.step('switched off, they are gone and the members are not', async () => {
      await publish(false);
      await first.goto('/members');
      await expect(members(first)).toHaveCount(MEMBERS);
      await expect(advert(first)).toHaveCount(0);
      await expect(first.getByText('Live cameras')).toHaveCount(0);
    });
  },
);
