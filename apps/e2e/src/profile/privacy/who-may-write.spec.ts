import type { Page } from '@playwright/test';
import { openConversation, write } from '../../acts/converse.ts';
import { joinByCall } from '../../acts/join-by-call.ts';
import { keepPrivacy } from '../../acts/keep-privacy.ts';
import { likeByCall } from '../../acts/meet.ts';
import { putAway } from '../../acts/put-away.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { call } from '../../support/call.ts';
import { onPhoneAndDesk } from '../../support/devices.ts';
import { expect, test } from '../../support/test.ts';

const firstWriters = (page: Page) => page.getByRole('combobox', { name: 'Who may write to me first' });

onPhoneAndDesk(
  'a member decides who may write first',
  async ({ visit, device }) => {
    const hers = await visit('default');
    const ada = await joinByCall(hers, 'default', `Chooser ${device}`);
    const his = await visit('default', { refusals: [403] });
    const ben = await joinByCall(his, 'default', `Writer ${device}`, 'male');
    await putAway(his, 'New like!');
    const box = (page: Page) => page.getByRole('textbox', { name: `Write to ${ada.name}` });
    const refusal = (page: Page) =>
      page
        .getByRole('main')
        .getByText('This member decides who may write first. Send a like instead.')
        .filter({ visible: true });

    await test.step('her matches only: a stranger reads so on her profile and in the conversation', async () => {
      await hers.goto('/settings');
      await keepPrivacy(hers, () => firstWriters(hers).selectOption('My matches only'));
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
      await his.getByRole('main').getByRole('link', { name: 'Go to the profile to like' }).click();
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
      await keepPrivacy(hers, () => firstWriters(hers).selectOption('Members whom I like'));
      await his.goto(`/members/${ada.id}`);
      await expect(refusal(his)).toBeVisible();
      await likeByCall(hers, ben.id);
      await his.reload();
      await expect(refusal(his)).toHaveCount(0);
      await openConversation(his);
      await write(his, ada.name, 'Thank you for your like.');
    });

    await test.step('who already writes with her goes on, whatever she decides then', async () => {
      await keepPrivacy(hers, () => firstWriters(hers).selectOption('My matches only'));
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
      await putAway(theirs, 'It’s a match!');
      await theirs.goto(`/members/${ada.id}`);
      await openConversation(theirs);
      await write(theirs, ada.name, 'So you like me too.');
    });
  },
  { rare: true },
);
