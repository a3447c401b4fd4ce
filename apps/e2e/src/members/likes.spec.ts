import type { Page } from '@playwright/test';
import { joinByCall } from '../acts/join-by-call.ts';
import { likeByCall } from '../acts/meet.ts';
import { expectAccessible } from '../support/accessible.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';

const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Kinds of likes' }).getByRole('link', { name });
const newLike = (page: Page) => page.getByRole('dialog', { name: 'New like!' });
const cardOf = (page: Page, name: string) => page.getByRole('main').getByRole('article').filter({ hasText: name });

/** Looks at the match that has just been made, and goes back to the page. */
async function putAwayMatch(page: Page, name: string): Promise<void> {
  const match = page.getByRole('dialog', { name: 'It’s a match!' });
  await expect(match.getByRole('link', { name: `Write to ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(match).toBeHidden();
}

onPhoneAndDesk('likes come in live, in every tab, and are answered', async ({ visit, device }) => {
  const page = await visit('default', { refusals: [404] });
  const ada = await joinByCall(page, 'default', `Liked ${device}`);
  const [his, theirs] = [await visit('default'), await visit('default')];
  const ben = await joinByCall(his, 'default', `Ben ${device}`, 'male');
  const cas = await joinByCall(theirs, 'default', `Cas ${device}`, 'male');

  await test.step('nothing yet, and what helps', async () => {
    for (const [type, title] of [
      ['received', 'No likes yet'],
      ['sent', 'You have not liked anybody yet'],
      ['matches', 'No matches yet'],
    ]) {
      await page.goto(`/likes/${type}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expectAccessible(page);
    }
  });

  await test.step('a like opens in full in one tab, and is there in both', async () => {
    await page.goto('/likes');
    const other = await page.context().newPage();
    await other.goto('/likes');
    await likeByCall(his, ada.id);
    for (const each of [page, other]) await expect(cardOf(each, ben.name)).toContainText('New like');
    await expect
      .poll(async () => (await newLike(page).count()) + (await newLike(other).count()), { timeout: 15_000 })
      .toBe(1);
    const shown = (await newLike(page).count()) === 1 ? page : other;
    await expectAccessible(shown);
    await newLike(shown).getByRole('button', { name: 'Close' }).click();
    await expect(newLike(shown)).toBeHidden();
    await other.close();
  });

  await test.step('opening the profile takes the mark away', async () => {
    await cardOf(page, ben.name).getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: ben.name })).toBeVisible();
    await page.goBack();
    await expect(cardOf(page, ben.name)).toContainText('Likes you');
    await expect(tab(page, /^Received/)).not.toContainText('new');
  });

  await test.step('liked back, it is a match', async () => {
    await cardOf(page, ben.name)
      .getByRole('button', { name: `Like ${ben.name} back` })
      .press('Enter');
    await putAwayMatch(page, ben.name);
    await expect(cardOf(page, ben.name).getByRole('button', { name: `Like ${ben.name}` })).toBeFocused();
    for (const name of [/^Matches/, /^Sent/]) {
      await tab(page, name).click();
      await expect(cardOf(page, ben.name)).toBeVisible();
    }
    await expectAccessible(page);
  });

  await test.step('the address says when a like is shown, and forgets it', async () => {
    await page.goto('about:blank');
    await likeByCall(theirs, ada.id);
    await page.goto('/likes/received?t=1');
    await expect(newLike(page)).toBeVisible();
    await expect(page).toHaveURL(/\/likes\/received$/);
    await newLike(page)
      .getByRole('link', { name: `Open the profile of ${cas.name}` })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: cas.name })).toBeVisible();
  });

  await test.step('the page of one like', async () => {
    await page.goto(`/likes/m/${cas.id}`);
    await expect(page.getByRole('heading', { level: 1, name: `${cas.name} likes you` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Like ${cas.name} back` }).click();
    await putAwayMatch(page, cas.name);
    await expect(page.getByRole('heading', { level: 1, name: `You and ${cas.name} like each other` })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: `Write to ${cas.name}` })).toBeFocused();
    await page.goto(`/likes/m/${ada.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This like is no longer there' })).toBeVisible();
    await expectAccessible(page);
  });
});
