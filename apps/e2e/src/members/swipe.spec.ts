import type { Locator, Page } from '@playwright/test';
import { joinByCall } from '../acts/join-by-call.ts';
import { tabTo } from '../acts/keyboard.ts';
import { likeByCall } from '../acts/meet.ts';
import { pull } from '../acts/pull.ts';
import { expectAccessible } from '../support/accessible.ts';
import { devices } from '../support/devices.ts';
import { photoFile } from '../support/photo.ts';
import { expect, test } from '../support/test.ts';

const deck = (page: Page) => page.getByRole('region', { name: 'Today’s round' });
const cards = (page: Page) => deck(page).getByRole('group').first();
const news = (page: Page) => deck(page).getByRole('status');

/** Who lies on top. */
const nameOnTop = async (page: Page): Promise<string> =>
  ((await cards(page).getAttribute('aria-label')) ?? '').replace(/, \d+\b.*$/, '');

/** Likes whoever lies on top by the key; one that follows another at once counts for nothing, and is given again. */
const like = (page: Page, name: string, outcome: Locator) =>
  expect(async () => {
    if ((await nameOnTop(page)) === name) await page.keyboard.press('ArrowRight');
    await expect(outcome).toHaveCount(1, { timeout: 2_000 });
  }).toPass();

test('the round is played by keyboard alone: a match, the way back, and the end of the likes', async ({ visit }) => {
  const his = await visit('default');
  const ben = await joinByCall(his, 'default', 'Swipe Ben', 'male');
  await his.goto('/profile');
  await his.getByLabel('Add photos').setInputFiles(await photoFile('ben.jpg'));
  await his.getByRole('button', { name: 'Upload the whole photo' }).click();
  await expect(his.getByText('Main photo')).toBeVisible();
  const page = await visit('default');
  const { id } = await joinByCall(page, 'default', 'Swipe Keys');
  await likeByCall(his, id);

  await page.goto('/swipe-game');
  const key = (name: string) => page.keyboard.press(name);
  await expectAccessible(page);
  await tabTo(cards(page));
  for (let passes = 0; (await nameOnTop(page)) !== ben.name; passes++) {
    expect(passes, 'somebody who is here now is among the first').toBeLessThan(5);
    const name = await nameOnTop(page);
    await key('ArrowLeft');
    await expect(news(page)).toContainText(`Pass: ${name}.`);
  }
  const match = page.getByRole('dialog', { name: 'It’s a match!' });
  await like(page, ben.name, match);
  await expect(match.getByRole('link', { name: `Write to ${ben.name}` })).toBeVisible();
  await expectAccessible(page);
  await key('Escape');
  await expect(match).toBeHidden();

  await tabTo(cards(page));
  const passed = await nameOnTop(page);
  await key('ArrowLeft');
  await expect(news(page)).toContainText(`Pass: ${passed}. Next: `);
  await key('Backspace');
  await expect(news(page)).toContainText(`${passed} is back on top.`);
  await key('ArrowDown');
  await expect(news(page)).toContainText(`Later: ${passed}.`);
  for (const left of [2, 1, 0]) {
    const liked = await nameOnTop(page);
    await like(page, liked, news(page).filter({ hasText: `Like: ${liked}.` }));
    const words = `${left} ${left === 1 ? 'like' : 'likes'} left today`;
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    if (left > 0) await expect(news(page)).toContainText(words);
  }
  const spent = /^No likes left today\. New ones come at /;
  await expect(deck(page).getByText(spent)).toBeVisible();
  const said = page.locator('main').getByRole('status').filter({ hasText: spent });
  await expect(said, 'is said once the answer has come').toHaveCount(1);
  await expectAccessible(page);
  const refused = await nameOnTop(page);
  await key('ArrowRight');
  await expect(news(page)).toHaveText(/^No likes left today\. /);
  await key('ArrowUp');
  await expect(page.getByRole('heading', { level: 1, name: refused })).toBeVisible();
});

test('the cards follow the finger, and the buttons do the same, phone', async ({ visit }) => {
  const page = await visit('default', { browser: devices.phone });
  await joinByCall(page, 'default', 'Swipe Finger');
  await page.goto('/swipe-game');
  await expectAccessible(page);
  const liked = await nameOnTop(page);
  await pull(cards(page), 200);
  await expect(news(page)).toContainText(`Like: ${liked}.`);
  await expect(page.getByText('3 likes left today')).toBeVisible();
  const thrownBack = await nameOnTop(page);
  await pull(cards(page), 20);
  expect(await nameOnTop(page)).toBe(thrownBack);
  await pull(cards(page), -200);
  await expect(news(page)).toContainText(`Pass: ${thrownBack}.`);
  // Not by touch: for a moment after a throw the browser takes one for the end of that throw.
  await deck(page).getByRole('button', { name: 'Undo last pass' }).click();
  await expect(news(page)).toContainText(`${thrownBack} is back on top.`);
  await deck(page).getByRole('button', { name: 'Later' }).click();
  await expect(news(page)).toContainText(`Later: ${thrownBack}.`);
  await expect(deck(page).getByRole('button', { name: 'Undo last pass' })).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(page.getByText('3 likes left today')).toBeVisible();
  expect([liked, thrownBack]).not.toContain(await nameOnTop(page));
});
