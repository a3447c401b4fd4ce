import type { Message } from '@parlour/contract/types/chat';
import { openConversation, write } from '../acts/converse.ts';
import { joinByCall } from '../acts/join-by-call.ts';
import { call } from '../support/call.ts';
import { expect, test } from '../support/test.ts';

test('a demo member reads what was written, types, and answers on the open page', async ({ visit }) => {
  const page = await visit('default');
  await joinByCall(page, 'default', 'Curious Newcomer');
  await page.goto('/members');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Demo' })
    .filter({ hasNotText: 'Fictional' });
  await card.first().getByRole('link').click();
  await openConversation(page);
  const log = page.getByRole('log', { name: /^Messages with / });
  const name = (await log.getAttribute('aria-label'))!.replace('Messages with ', '');
  // From before: who answers may have typed by the time that what was written is seen.
  const types = expect(page.getByText(`${name} is typing`).first()).toBeVisible({ timeout: 60_000 });
  await Promise.all([types, write(page, name, 'Good evening, how was your day?')]);

  const profileId = /\/members\/([\w-]+)/.exec(page.url())?.[1];
  const asked = profileId ? `profile_id=${profileId}` : `conversation_id=${/\/chats\/([\w-]+)/.exec(page.url())?.[1]}`;
  const answers = async () => {
    const { body } = await call(page, 'GET', `messages.php?${asked}`);
    return (body as { messages: Pick<Message, 'from' | 'text'>[] }).messages.filter(({ from }) => from === 'them');
  };
  await expect.poll(async () => (await answers()).length).toBe(1);
  const [answer] = await answers();
  await expect(log.getByText(answer!.text!).first()).toBeVisible();
});
