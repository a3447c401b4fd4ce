import type { Page } from '@playwright/test';
import { openConversation, words, write } from './acts/converse.ts';
import { joinByCall } from './acts/join-by-call.ts';
import { likeByCall, writeByCall } from './acts/meet.ts';
import { putAway } from './acts/put-away.ts';
import { settingsPart } from './acts/settings-part.ts';
import { expectAccessible } from './support/accessible.ts';
import { call } from './support/call.ts';
import { onPhoneAndDesk } from './support/devices.ts';
import { expect, test } from './support/test.ts';

const firstWriters = (page: Page) => page.getByRole('combobox', { name: 'Who may write to me first' });
const choice = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });

/** Makes a choice that is kept at the press, and waits until it is. */
async function keep(page: Page, choose: () => Promise<unknown>): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/privacy.php') && answer.request().method() === 'PUT',
  );
  await choose();
  expect((await kept).status(), 'the call that keeps the choice').toBe(200);
}

/** Does something and waits until the server has heard what it means for a conversation. */
async function tell(page: Page, act: () => Promise<unknown>): Promise<void> {
  const told = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/chat.php') && answer.request().method() === 'PUT',
  );
  await act();
  expect((await told).status(), 'the call that reads or accepts').toBe(200);
}

/** Opens a conversation with new words of the other, and waits until the server knows that they were read. */
const read = (page: Page, conversation: string) => tell(page, () => page.goto(`/chats/${conversation}`));

const accept = (page: Page) => tell(page, () => page.getByRole('button', { name: 'Accept' }).click());

onPhoneAndDesk(
  'a member decides who may write first',
  async ({ visit, device }) => {
    const hers = await visit('default');
    const ada = await joinByCall(hers, 'default', `Chooser ${device}`);
    const his = await visit('default', { refusals: [403] });
    const ben = await joinByCall(his, 'default', `Writer ${device}`, 'male');
    await putAway(his, 'New like!');
    const box = (page: Page) => page.getByRole('textbox', { name: `Message to ${ada.name}` });
    const refusal = (page: Page) =>
      page
        .getByRole('main')
        .getByText('This member decides who may write first. Send a like instead.')
        .filter({ visible: true });

    await test.step('her matches only: a stranger reads so on her profile and in the conversation', async () => {
      await hers.goto('/settings');
      await keep(hers, () => firstWriters(hers).selectOption('My matches only'));
      await hers.reload();
      await expect(firstWriters(hers)).toHaveValue('matches');
      await his.goto(`/members/${ada.id}`);
      await expect(refusal(his)).toBeVisible();
      await expect(his.getByRole('main').getByRole('link', { name: /^Message/ })).toHaveCount(0);
      await expectAccessible(his);
      await his.goto(`/members/${ada.id}/chat`);
      await expect(refusal(his)).toBeVisible();
      await expect(box(his)).toHaveCount(0);
      await expectAccessible(his);
      await his.getByRole('main').getByRole('link', { name: 'View profile' }).filter({ visible: true }).last().click();
      await expect(his.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
    });

    await test.step('nor does the call send anything', async () => {
      const message = { profile_id: ada.id, type: 'text', text: 'Hello!', client_id: crypto.randomUUID() };
      const { status, body } = await call(his, 'POST', 'message.php', { ...message, expected_cost: 0 });
      expect(status).toBe(403);
      expect(body).toMatchObject({ error: { code: 'not_allowed_by_member' } });
      await hers.goto('/chats');
      await expect(hers.getByText('No messages yet')).toBeVisible();
    });

    await test.step('whom she likes: he may once she does', async () => {
      await hers.goto('/settings');
      await keep(hers, () => firstWriters(hers).selectOption('Members whom I like'));
      await his.goto(`/members/${ada.id}`);
      await expect(refusal(his)).toBeVisible();
      await likeByCall(hers, ben.id);
      await his.reload();
      await expect(refusal(his)).toHaveCount(0);
      await openConversation(his);
      await write(his, ada.name, 'Thank you for your like.');
    });

    await test.step('who already writes with her goes on, whatever she decides then', async () => {
      await keep(hers, () => firstWriters(hers).selectOption('My matches only'));
      await his.reload();
      await write(his, ada.name, 'Shall we meet?');
    });

    await test.step('a match may write first', async () => {
      const theirs = await visit('default');
      const cas = await joinByCall(theirs, 'default', `Match ${device}`, 'male');
      await theirs.goto(`/members/${ada.id}`);
      await expect(refusal(theirs)).toBeVisible();
      await likeByCall(theirs, ada.id);
      await likeByCall(hers, cas.id);
      await putAway(theirs, "It's a match!");
      await theirs.goto(`/members/${ada.id}`);
      await openConversation(theirs);
      await write(theirs, ada.name, 'So you like me too.');
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'what was read is told between members who both let it be told',
  async ({ visit, device }) => {
    const hers = await visit('default');
    const ada = await joinByCall(hers, 'default', `Reader ${device}`);
    const his = await visit('default');
    await joinByCall(his, 'default', `Waiting ${device}`, 'male');
    const conversation = await writeByCall(his, ada.id, 'Did you sleep well?');
    const mark = (page: Page, name: string) => page.getByRole('log').getByText(name, { exact: true });

    await test.step('nothing before she accepts', async () => {
      await read(hers, conversation);
      await his.goto(`/chats/${conversation}`);
      await expect(mark(his, 'Sent')).toBeAttached();
      await expect(mark(his, 'Read')).toHaveCount(0);
    });

    await test.step('on, as it is for everybody at first: at once', async () => {
      await accept(hers);
      await expect(mark(his, 'Read')).toBeAttached();
      await expect(mark(his, 'Sent')).toHaveCount(0);
      await expectAccessible(his);
    });

    await test.step('off: nobody is told, also later', async () => {
      await hers.goto('/settings');
      await expect(choice(hers, 'Read receipts')).toBeChecked();
      await keep(hers, () => choice(hers, 'Read receipts').click());
      await hers.reload();
      await expect(choice(hers, 'Read receipts')).not.toBeChecked();
      await write(his, ada.name, 'Are you there?');
      await read(hers, conversation);
      await his.reload();
      await expect(words(his, ada.name, 'Are you there?')).toBeVisible();
      await expect(mark(his, 'Sent')).toBeAttached();
      await expect(mark(his, 'Read')).toHaveCount(0);
    });

    await test.step('nor is she told who read hers', async () => {
      const theirs = await visit('default');
      const cas = await joinByCall(theirs, 'default', `Quick ${device}`, 'male');
      const hersToCas = await writeByCall(hers, cas.id, 'Good morning!');
      await read(theirs, hersToCas);
      await accept(theirs);
      await hers.goto(`/chats/${hersToCas}`);
      await expect(mark(hers, 'Sent')).toBeAttached();
      await expect(mark(hers, 'Read')).toHaveCount(0);
    });

    await test.step('on again: what she reads from then on', async () => {
      await hers.goto('/settings');
      await keep(hers, () => choice(hers, 'Read receipts').click());
      await write(his, ada.name, 'I have baked a cake.');
      await expect(mark(his, 'Sent')).toBeAttached();
      await read(hers, conversation);
      await expect(mark(his, 'Read')).toBeAttached();
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'a message with a hidden word is folded for its reader alone',
  async ({ visit, device }) => {
    const hers = await visit('default');
    const ada = await joinByCall(hers, 'default', `Folding ${device}`);
    const his = await visit('default');
    const ben = await joinByCall(his, 'default', `Trader ${device}`, 'male');
    const hiddenWords = hers.getByRole('textbox', { name: 'Hidden words' });
    const row = hers.getByRole('main').getByRole('link', { name: new RegExp(ben.name) });
    const veil = hers.getByRole('log').getByRole('button', { name: /^Hidden message: it has one of your words/ });
    const hide = async (typed: string): Promise<void> => {
      await hers.goto('/settings');
      await hiddenWords.fill(typed);
      await settingsPart(hers, 'Privacy').getByRole('button', { name: 'Save' }).click();
      await expect(hers.getByText('Saved', { exact: true })).toBeVisible();
    };

    await test.step('the words are kept', async () => {
      await hide('  Crypto \nget rich quick\ncrypto');
      await hers.reload();
      await expect(hiddenWords).toHaveValue('crypto\nget rich quick');
    });

    await test.step('in the list it says only that it is hidden', async () => {
      await hers.goto('/chats');
      await expect(hers.getByText('No messages yet')).toBeVisible();
      await his.goto(`/members/${ada.id}/chat`);
      await write(his, ada.name, 'Do you trade CRYPTO?');
      await expect(row).toContainText('Hidden message');
      await expect(row).not.toContainText('trade');
      await expectAccessible(hers);
    });

    await test.step('in the conversation too, also where it comes while one looks', async () => {
      await row.click();
      await expect(veil).toHaveCount(1);
      await write(his, ada.name, 'I will make you get  rich, quick!');
      await expect(veil).toHaveCount(2);
      await write(his, ada.name, 'I like cryptography.');
      await expect(words(hers, ben.name, 'I like cryptography.')).toBeVisible();
      await expect(veil).toHaveCount(2);
      await expect(hers.getByRole('log')).not.toContainText(/trade|rich/);
      await expectAccessible(hers);
    });

    await test.step('one press shows that one', async () => {
      await veil.first().click();
      await expect(words(hers, ben.name, 'Do you trade CRYPTO?')).toBeVisible();
      await expect(veil).toHaveCount(1);
      await expectAccessible(hers);
    });

    await test.step('who wrote it notices nothing', async () => {
      await his.reload();
      for (const text of ['Do you trade CRYPTO?', 'I will make you get  rich, quick!'])
        await expect(words(his, ada.name, text)).toBeVisible();
      await expect(his.getByText(/hidden/i)).toHaveCount(0);
    });

    await test.step('without hidden words everything is open', async () => {
      await hide('');
      await hers.goto('/chats');
      await row.click();
      await expect(words(hers, ben.name, 'Do you trade CRYPTO?')).toBeVisible();
      await expect(veil).toHaveCount(0);
    });
  },
  { rare: true },
);
