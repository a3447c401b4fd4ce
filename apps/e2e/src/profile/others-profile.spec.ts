import type { Page } from '@playwright/test';
import { addPhotosByCall } from '../acts/add-photos.ts';
import { joinByCall } from '../acts/join-by-call.ts';
import { cardOf, main, profileOf, titleOf } from '../acts/members-page.ts';
import { photosOf, showPhoto } from '../acts/show-photo.ts';
import { expectAccessible } from '../support/accessible.ts';
import { call } from '../support/call.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';

interface Card {
  id: string;
  name: string;
  fictional: boolean;
  demo: boolean;
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

    await his.goto(profileOf(ada));
    for (const act of acts(his)) await expect(act).toBeVisible();
    await page.goto(profileOf(ada));
    await expect(titleOf(page)).toContainText(ada.name);
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
    const label = main(page).locator('header').getByText('Fictional profile', { exact: true });

    await test.step('a fictional one, on its card and on its page', async () => {
      const nobody = await findMember(page, ({ fictional }) => fictional);
      await page.goto(`/members?country=all&page=${nobody.page}`);
      await expect(cardOf(page, nobody.name).first()).toContainText('Fictional profile');
      await page.goto(profileOf(nobody));
      await expect(titleOf(page)).toContainText(nobody.name);
      await expect(label).toBeVisible();
      await expect(
        main(page).getByText(/^This is a fictional profile\. .* you can’t meet this person\.$/),
      ).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('one of the demo', async () => {
      const somebody = await findMember(page, ({ fictional, demo }) => demo && !fictional);
      await page.goto(profileOf(somebody));
      await expect(main(page).getByText('This is a demo member. A program answers here.')).toBeVisible();
      await expect(label).toHaveCount(0);
      await expectAccessible(page);
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
    await page.goto(profileOf(ben));
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
