import { joinByCall } from '../acts/join-by-call.ts';
import { writeByCall } from '../acts/meet.ts';
import { expect, test } from '../support/test.ts';

test('a message that was written without a connection is sent from wherever its writer is once there is one', async ({
  visit,
}) => {
  const his = await visit('default', { refusals: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] });
  await joinByCall(his, 'default', 'Waiting Writer', 'male');
  const hers = await visit('default');
  const ada = await joinByCall(hers, 'default', 'Waiting Reader');
  const address = `/chats/${await writeByCall(his, ada.id, 'Before the tunnel')}`;

  const isLive = his.waitForRequest(/\/api\/events\.php/);
  await his.goto('/chats');
  await isLive;
  await his.getByRole('main').getByRole('link', { name: ada.name }).click();
  await expect(his).toHaveURL(address);
  await expect(his.getByRole('log').getByText('Before the tunnel')).toBeVisible();

  await his.context().setOffline(true);
  await his.getByRole('textbox', { name: `Write to ${ada.name}` }).fill('In the tunnel');
  await his.getByRole('button', { name: /^Send for/ }).click();
  await expect(his.getByText('This is sent as soon as you are online again.')).toBeVisible();
  await his.goBack();
  // A slow machine may still show the conversation beside the list.
  const row = his.getByRole('listitem').filter({ hasText: ada.name });
  await expect(row).toContainText('Not sent yet: In the tunnel');

  const isSent = his.waitForResponse((answer) => answer.url().endsWith('/api/message.php'));
  await his.context().setOffline(false);
  expect((await isSent).status()).toBe(201);
  await expect(row).toContainText('You: In the tunnel');
  await hers.goto(address);
  await expect(hers.getByRole('log').getByText('In the tunnel')).toHaveCount(1);
});
