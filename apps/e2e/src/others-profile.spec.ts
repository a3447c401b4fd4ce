import type { Page } from '@playwright/test';
import { addPhotosByCall } from './acts/add-photos.ts';
import { joinByCall } from './acts/join-by-call.ts';
import { logInByCall } from './acts/log-in.ts';
import { likeByCall } from './acts/meet.ts';
import { putAway } from './acts/put-away.ts';
import { expectAccessible } from './support/accessible.ts';
import { call } from './support/call.ts';
import { onPhoneAndDesk } from './support/devices.ts';
import { demoLogin } from './support/sites.ts';
import { expect, test } from './support/test.ts';

interface Card {
  id: string;
  name: string;
  fictional: boolean;
  demo: boolean;
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const cardOf = (page: Page, name: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name }) });
const photosOf = (page: Page, name: string) => page.getByRole('region', { name: `Photos of ${name}` });
const address = ({ id }: { id: string }): string => `/members/${id}`;

/** Shows one of the photos in the page, by its small picture. */
async function showPhoto(page: Page, name: string, place: number): Promise<void> {
  const photos = photosOf(page, name);
  const strip = photos.getByRole('group');
  await photos.getByRole('button', { name: new RegExp(`^Photo ${place} `) }).click();
  await expect(strip).toHaveAccessibleName(new RegExp(`^Photo ${place} of `));
  await expect.poll(() => strip.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth))).toBe(place - 1);
}

async function choose(page: Page, entry: string): Promise<void> {
  await main(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The first member of a search in all countries who is so, and the page of the search that has them. */
async function findMember(page: Page, isWanted: (card: Card) => boolean): Promise<Card & { page: number }> {
  for (let number = 1; ; number++) {
    const { status, body } = await call(page, 'GET', `members.php?country=all&page=${number}`);
    expect(status, 'the call that searches').toBe(200);
    const { profiles, pages } = body as { profiles: Card[]; pages: number };
    const found = profiles.find(isWanted);
    if (found) return { ...found, page: number };
    expect(number, 'pages looked through').toBeLessThan(pages);
  }
}

/** The sizes in which a page asks for these photos from now on. */
function sizesAsked(page: Page, photos: readonly string[]): Set<string> {
  const sizes = new Set<string>();
  page.on('request', (request) => {
    const [, photo = '', size = ''] = /\/media\/([^/]+)\/(\w+)\.jpg/.exec(request.url()) ?? [];
    if (photos.includes(photo)) sizes.add(size);
  });
  return sizes;
}

const statusOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address, { cache: 'no-store' })).status, address);

onPhoneAndDesk(
  'whoever is blocked is told so at the profile, until the block is ended there',
  async ({ visit, device }) => {
    const his = await visit('default');
    const ben = await joinByCall(his, 'default', `Blocker ${device}`, 'male');
    const page = await visit('default', { refusals: [403] });
    const ada = await joinByCall(page, 'default', `Refused ${device}`);
    await page.goto('/members?sort=new');
    await expect(cardOf(page, ben.name)).toBeVisible();

    await test.step('the block says what it does before it is done', async () => {
      await his.goto(address(ada));
      await expect(main(his).getByRole('link', { name: /^Message/ })).toBeVisible();
      await choose(his, `Block ${ada.name}`);
      const dialog = his.getByRole('dialog', { name: `Block ${ada.name}?` });
      await expect(dialog).toContainText('Your conversation closes');
      await expectAccessible(his);
      await dialog.getByRole('button', { name: 'Block', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(main(his).getByText(`You have blocked ${ada.name}.`).filter({ visible: true })).toHaveCount(1);
      await expect(main(his).getByRole('link', { name: /^Message/ })).toBeHidden();
      await expect(main(his).getByRole('button', { name: `Like ${ada.name}` })).toBeHidden();
      await expectAccessible(his);
    });

    const sentence = `You're blocked by ${ben.name}. You do not have access to this page.`;
    await test.step('from a card that was there before, and by the address', async () => {
      await cardOf(page, ben.name).getByRole('heading').getByRole('link').click();
      await expect(heading(page)).toHaveText(sentence);
      await expectAccessible(page);
      expect((await page.goto(address(ben)))?.status()).toBe(403);
      await expect(heading(page)).toHaveText(sentence);
      await expectAccessible(page);
      await main(page).getByRole('link', { name: 'Find members' }).click();
      await expect(page).toHaveURL(/\/members$/);
    });

    await test.step('the block is ended where it was set', async () => {
      await choose(his, `Unblock ${ada.name}`);
      await expect(his.getByText(`You have unblocked ${ada.name}.`)).toBeVisible();
      await expect(main(his).getByRole('link', { name: /^Message/ })).toBeVisible();
      await expect(main(his).getByRole('button', { name: `Like ${ada.name}` })).toBeVisible();
      await page.goto(address(ben));
      await expect(heading(page)).toContainText(ben.name);
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'a brand that wishes so does not tell who has blocked',
  async ({ visit, device }) => {
    const his = await visit('bdsm');
    const ben = await joinByCall(his, 'bdsm', `Unnamed ${device}`, 'male');
    const page = await visit('bdsm', { refusals: [403] });
    const ada = await joinByCall(page, 'bdsm', `Untold ${device}`);
    await page.goto(address(ben));
    await expect(heading(page)).toContainText(ben.name);
    const { status } = await call(his, 'POST', 'block.php', { profile_id: ada.id });
    expect(status, 'the call that blocks').toBe(200);
    expect((await page.reload())?.status()).toBe(403);
    await expect(heading(page)).toHaveText('You do not have access to this.');
    await expect(page).toHaveTitle(/^You do not have access to this\./);
    expect(await page.content()).not.toContain(ben.name);
    await expectAccessible(page);
  },
  { rare: true },
);

onPhoneAndDesk(
  'one’s own profile has none of the acts that others have',
  async ({ visit, device }) => {
    const page = await visit('default');
    const ada = await joinByCall(page, 'default', `Myself ${device}`);
    await addPhotosByCall(page, 2);
    const his = await visit('default');
    await joinByCall(his, 'default', `Onlooker ${device}`, 'male');
    const acts = (of: Page) => [
      main(of).getByRole('link', { name: /^Message/ }),
      main(of).getByRole('button', { name: `Like ${ada.name}` }),
      main(of).getByRole('button', { name: 'More' }),
      main(of).getByRole('button', { name: 'Report this photo' }),
    ];

    await his.goto(address(ada));
    for (const act of acts(his)) await expect(act).toBeVisible();
    await page.goto(address(ada));
    await expect(heading(page)).toContainText(ada.name);
    for (const act of acts(page)) await expect(act).toHaveCount(0);
    await showPhoto(page, ada.name, 2);
    await expect(photosOf(page, ada.name).getByRole('status')).toHaveText(`Photo 2 of 2, Photo of ${ada.name}`);
    await expectAccessible(page);
  },
  { rare: true },
);

onPhoneAndDesk(
  'a profile says that it is fictional, and that a program answers',
  async ({ visit, device }) => {
    const page = await visit('default');
    await joinByCall(page, 'default', `Doubtful ${device}`);
    const label = main(page).locator('header').getByText('fictional profile', { exact: true });

    await test.step('a fictional one, on its card and on its page', async () => {
      const nobody = await findMember(page, ({ fictional }) => fictional);
      await page.goto(`/members?country=all&page=${nobody.page}`);
      await expect(cardOf(page, nobody.name).first()).toContainText('fictional profile');
      await page.goto(address(nobody));
      await expect(heading(page)).toContainText(nobody.name);
      await expect(label).toBeVisible();
      await expect(
        main(page).getByText(/^This is a fictional profile\. .* you can’t meet this person\.$/),
      ).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('one of the demo', async () => {
      const somebody = await findMember(page, ({ fictional, demo }) => demo && !fictional);
      await page.goto(address(somebody));
      await expect(main(page).getByText('Demo: a program answers for this member')).toBeVisible();
      await expect(label).toHaveCount(0);
      await expectAccessible(page);
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'a photo for matches is locked, to premium members too, until two like each other',
  async ({ visit, device }) => {
    const his = await visit('default');
    const ben = await joinByCall(his, 'default', `Secretive ${device}`, 'male');
    const [, secret = ''] = await addPhotosByCall(his, 2);
    await call(his, 'PUT', 'photo.php', { id: secret, visibility: 'matches' });
    const page = await visit('default', { refusals: [403] });
    const ada = await joinByCall(page, 'default', `Curious ${device}`);
    await putAway(page, "It's a match!");
    const status = photosOf(page, ben.name).getByRole('status');

    await test.step('a premium member who is no match', async () => {
      const hers = await visit('default');
      await logInByCall(hers, await demoLogin('default', 'premium'));
      const sizes = sizesAsked(hers, [secret]);
      await hers.goto(address(ben));
      await showPhoto(hers, ben.name, 2);
      await expect(photosOf(hers, ben.name).getByRole('status')).toHaveText('Photo 2 of 2, Locked photo');
      await expect(main(hers).getByText('1 photo is for matches only.')).toBeVisible();
      await expect.poll(() => [...sizes]).toEqual(['blurred']);
    });

    await test.step('a member whose like is not returned', async () => {
      await page.goto(address(ben));
      await main(page)
        .getByRole('button', { name: `Like ${ben.name}` })
        .click();
      await showPhoto(page, ben.name, 2);
      await expect(status).toHaveText('Photo 2 of 2, Locked photo');
      await expect(photosOf(page, ben.name).getByText('For matches only')).toBeInViewport();
      await expect(main(page).getByText('1 photo is for matches only.')).toBeVisible();
      await expectAccessible(page);
    });

    const large = photosOf(page, ben.name).getByRole('group').getByRole('img').nth(1);
    await test.step('a match', async () => {
      await likeByCall(his, ada.id);
      await expect(status).toHaveText(`Photo 2 of 2, Photo of ${ben.name}`);
      await expect(large).toBeInViewport();
      await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
      await expect(main(page).getByText(/for matches only/i)).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('no longer a match: the address that was good is good no more', async () => {
      const source = (await large.getAttribute('src')) ?? '';
      expect(await statusOf(page, source)).toBe(200);
      await call(his, 'DELETE', 'like.php', { profile_id: ada.id });
      expect(await statusOf(page, source)).toBe(403);
      await page.reload();
      await expect(main(page).getByText('1 photo is for matches only.')).toBeVisible();
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'photos for premium members reach a free one as a blur, with the way to premium over it',
  async ({ visit, device }) => {
    const his = await visit('default');
    const ben = await joinByCall(his, 'default', `Photogenic ${device}`, 'male');
    const [, ...locked] = await addPhotosByCall(his, 3);
    const page = await visit('default', { refusals: [403] });
    await joinByCall(page, 'default', `Thrifty ${device}`);
    const sizes = sizesAsked(page, locked);
    const photos = photosOf(page, ben.name);
    const premium = photos.getByRole('link', { name: 'Get Premium' });
    let original = '';

    await test.step('a lock over each, and no way to enlarge it', async () => {
      await page.goto(address(ben));
      await expect(main(page).getByText(/^2 more photos open with Premium\./)).toBeVisible();
      for (const place of [2, 3]) {
        await showPhoto(page, ben.name, place);
        await expect(photos.getByRole('status')).toHaveText(`Photo ${place} of 3, Locked photo`);
        await expect(premium.nth(place - 2)).toBeInViewport();
        await expect(photos.getByRole('button', { name: 'Enlarge' })).toHaveAttribute('aria-disabled', 'true');
      }
      await expectAccessible(page);
    });

    await test.step('the large view has the lock too', async () => {
      await showPhoto(page, ben.name, 1);
      await photos.getByRole('button', { name: 'Enlarge' }).click();
      const large = page.getByRole('dialog', { name: `Photos of ${ben.name}` });
      await page.keyboard.press('ArrowRight');
      await expect(large.getByRole('status')).toHaveText('Photo 2 of 3, Locked photo');
      await expect(large.getByRole('link', { name: 'Get Premium' }).first()).toBeInViewport();
      await expectAccessible(page);
      await large.getByRole('button', { name: 'Close' }).click();
      await expect(large).toBeHidden();
    });

    await test.step('a premium member has them open', async () => {
      const hers = await visit('default');
      await logInByCall(hers, await demoLogin('default', 'premium'));
      const hersAsked = sizesAsked(hers, locked);
      await hers.goto(address(ben));
      await showPhoto(hers, ben.name, 2);
      const shown = photosOf(hers, ben.name).getByRole('group').getByRole('img').nth(1);
      await expect(shown).toBeInViewport();
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
      expect([...hersAsked]).toContain('large');
      expect([...hersAsked]).not.toContain('blurred');
      await expect(main(hers).getByText('Get Premium')).toHaveCount(0);
      await expectAccessible(hers);
      original = (await shown.getAttribute('src')) ?? '';
      expect(await statusOf(hers, original)).toBe(200);
    });

    await test.step('neither was more than the blur asked for, nor is more answered', async () => {
      expect([...sizes]).toEqual(['blurred']);
      const blurred = (await photos.getByRole('group').getByRole('img').nth(1).getAttribute('src')) ?? '';
      expect(await statusOf(page, blurred)).toBe(200);
      expect(await statusOf(page, blurred.replace('blurred', 'large'))).toBe(403);
      expect(await statusOf(page, original)).toBe(403);
    });

    await test.step('the way to premium', async () => {
      await showPhoto(page, ben.name, 2);
      await premium.first().click();
      await expect(page).toHaveURL(/\/premium$/);
      await expect(heading(page)).toHaveText('Premium');
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'the photo that is shown is reported, and what becomes of it stands in the settings',
  async ({ visit, device }) => {
    const his = await visit('default');
    const ben = await joinByCall(his, 'default', `Pictured ${device}`, 'male');
    const [, second] = await addPhotosByCall(his, 2);
    const page = await visit('default');
    await joinByCall(page, 'default', `Indignant ${device}`);
    await page.goto(address(ben));
    await showPhoto(page, ben.name, 2);
    const opener = main(page).getByRole('button', { name: 'Report this photo' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Report this photo' });
    await expect(sheet.getByRole('list', { name: 'Reasons' })).toBeVisible();
    await expectAccessible(page);
    const sent = page.waitForRequest((request) => request.url().includes('/api/report.php'));
    await sheet.getByRole('button', { name: 'Pictures shown without consent' }).click();
    await expect(sheet.getByText('Thank you, your report has arrived')).toBeVisible();
    expect((await sent).postDataJSON()).toMatchObject({ target: { type: 'photo', id: second } });
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await page.goto('/settings');
    const reports = page.getByRole('list', { name: 'Your reports' }).getByRole('listitem');
    await expect(reports).toHaveCount(1);
    await expect(reports).toContainText('Pictures shown without consent');
    await expect(reports).toContainText('Received. A person looks at it soon.');
  },
  { rare: true },
);
