import type { Page } from '@playwright/test';
import { activate } from './acts/activate.ts';
import { buyCredits } from './acts/buy.ts';
import { openConversation, words, write } from './acts/converse.ts';
import { putAway } from './acts/put-away.ts';
import { newcomer, signUp, type Newcomer } from './acts/sign-up.ts';
import { expectAccessible } from './support/accessible.ts';
import { siteOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const places = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first();
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function join(page: Page, brand: string, person: Newcomer): Promise<void> {
  await signUp(page, person, expectAccessible);
  await activate(page, brand, person.email, expectAccessible);
}

/** A movement of credits, and the balance after it. */
type Movement = readonly [what: string, credits: string, balance: string];

/** The account shows these movements, newest first, and the one payment; it belongs to a premium member. */
async function expectLedger(page: Page, movements: readonly Movement[]): Promise<void> {
  await page.goto('/transactions');
  const lines = page.getByRole('region', { name: 'Credits', exact: true }).getByRole('listitem');
  await expect(lines).toHaveCount(movements.length);
  for (const [place, movement] of movements.entries())
    for (const part of movement) await expect(lines.nth(place)).toContainText(part);
  const payments = page.getByRole('region', { name: 'Payments', exact: true }).getByRole('link');
  await expect(payments).toHaveCount(1);
  await expect(payments).toContainText(/250 credits.*Completed/);
  await expectAccessible(page);
  await page.goto('/premium');
  await expect(page.getByRole('main').getByText('You are a premium member.')).toBeVisible();
  await expectAccessible(page);
}

/** The profiles on the page of members, but fictional ones and those of the test. */
async function profilesOn(page: Page): Promise<string[]> {
  const cards = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: /Fictional profile|Journey/ });
  await expect(cards.first()).toBeVisible();
  const links = await cards.getByRole('heading').getByRole('link').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

for (const brand of ['default', 'gay']) {
  test(`${brand}: from stranger to paying member`, async ({ visit }) => {
    const [first, second] = siteOf(brand).genders.length > 1 ? (['Woman', 'Man'] as const) : (['Man', 'Man'] as const);
    const ada = newcomer('Journey Ada', first);
    const ben = newcomer('Journey Ben', second);
    const hers = await visit(brand, { refusals: [402] });
    const his = await visit(brand);
    await putAway(hers, 'It’s a match!');
    for (const page of [hers, his]) await putAway(page, /off your first package/);

    await test.step('two people sign up and confirm their addresses', async () => {
      await hers.goto('/');
      await expectAccessible(hers);
      await join(hers, brand, ada);
      await join(his, brand, ben);
    });

    await test.step('one finds the other by searching', async () => {
      await hers.getByRole('link', { name: 'Look around' }).click();
      await hers.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Newest' }).click();
      await expect(hers).toHaveURL(/sort=new/);
      await expectAccessible(hers);
      await hers.getByRole('link', { name: new RegExp(`^${ben.name}`) }).click();
      await expect(heading(hers)).toContainText(ben.name);
      await expectAccessible(hers);
    });

    await test.step('a like arrives without a reload and is returned: a match', async () => {
      await his.goto('/likes');
      await expect(heading(his)).toHaveText('Likes');
      await expectAccessible(his);
      await hers
        .getByRole('main')
        .getByRole('button', { name: `Like ${ben.name}` })
        .first()
        .click();
      const received = his.getByRole('main').getByRole('article').filter({ hasText: ada.name });
      await expect(received).toBeVisible();
      const newLike = his.getByRole('dialog', { name: 'New like!' });
      await expect(newLike.getByRole('link', { name: `Open the profile of ${ada.name}` })).toBeVisible();
      await expectAccessible(his);
      await newLike.getByRole('button', { name: 'Close' }).click();
      await expectAccessible(his);
      await received.getByRole('button', { name: `Like ${ada.name} back` }).click();
      const match = his.getByRole('dialog', { name: 'It’s a match!' });
      await expect(match.getByRole('link', { name: `Write to ${ada.name}` })).toBeVisible();
      await expectAccessible(his);
      await match.getByRole('button', { name: 'Close' }).click();
      await expect(match).toBeHidden();
    });

    await test.step('the first words arrive without a reload', async () => {
      await places(his)
        .getByRole('link', { name: /^Messages/ })
        .click();
      await openConversation(hers);
      await expectAccessible(hers);
      await write(hers, ben.name, 'Good evening, how was your day?');
      const chat = his.getByRole('main').getByRole('link', { name: new RegExp(ada.name) });
      await expect(chat).toBeVisible();
      await expectAccessible(his);
      await chat.click();
      await expect(words(his, ada.name, 'Good evening, how was your day?')).toBeVisible();
      await expectAccessible(his);
    });

    await test.step('who did not start the conversation buys credits to answer, and the answer arrives', async () => {
      const conversation = new URL(his.url()).pathname;
      await his.getByRole('main').getByRole('link', { name: 'Buy credits' }).first().click();
      await buyCredits(his, expectAccessible);
      await his.goto(conversation);
      await write(his, ada.name, 'Long, and better now.', /^Send for 10 credits/);
      await expect(words(hers, ben.name, 'Long, and better now.')).toBeVisible();
      // The news that somebody types goes out at most once in three seconds.
      await expect(async () => {
        await his.getByRole('textbox', { name: `Write to ${ada.name}` }).press('y');
        await expect(hers.getByText(`${ben.name} is typing`).first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await write(hers, ben.name, 'Tell me over dinner.');
      await expect(words(his, ada.name, 'Tell me over dinner.')).toBeVisible();
      await expectAccessible(hers);
    });

    let third = '';
    await test.step('the free conversations are used up', async () => {
      await hers.goto('/members');
      const profiles = await profilesOn(hers);
      for (const profile of profiles.slice(0, 2)) {
        await hers.goto(profile);
        third = ((await heading(hers).textContent()) ?? '').replace(/,.*/, '').trim();
        await openConversation(hers);
        if (profile === profiles[0]) await write(hers, third, 'Hello, I liked your profile.');
      }
      await expect(hers.getByText(`You do not have enough credits to send this message to ${third}`)).toBeVisible();
      await expectAccessible(hers);
    });

    await test.step('credits are bought on the sandbox page', async () => {
      await hers.getByRole('main').getByRole('link', { name: 'Buy credits' }).first().click();
      await buyCredits(hers, expectAccessible);
    });

    await test.step('a message is paid for', async () => {
      await hers.goto('/chats');
      await expect(hers.getByRole('main').getByRole('link', { name: new RegExp(ben.name) })).toBeVisible();
      await expectAccessible(hers);
      await hers.goto('/members');
      await hers.getByRole('link', { name: new RegExp(`^${third},`) }).click();
      await openConversation(hers);
      await write(hers, third, 'Now with a stamp on it.', /^Send for 10 credits/);
    });

    await test.step('the ledger shows each step', async () => {
      const bought = ['Credits bought', '+250 credits', 'Balance: 250'] as const;
      await expectLedger(hers, [[`Message to ${third}`, '−10 credits', 'Balance: 240'], bought]);
      await expectLedger(his, [[`Message to ${ada.name}`, '−10 credits', 'Balance: 240'], bought]);
    });
  });
}
