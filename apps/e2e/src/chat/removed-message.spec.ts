import { joinByCall } from '../acts/join-by-call.ts';
import { writeByCall } from '../acts/meet.ts';
import { expectAccessible } from '../support/accessible.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { expect } from '../support/test.ts';

onPhoneAndDesk('a message is taken back for both, and another goes for its reader alone', async ({ visit, device }) => {
  const his = await visit('default');
  await joinByCall(his, 'default', `Hasty ${device}`, 'male');
  const hers = await visit('default');
  const ada = await joinByCall(hers, 'default', `Patient ${device}`);
  const address = `/chats/${await writeByCall(his, ada.id, 'Too much said')}`;
  await writeByCall(his, ada.id, 'Rather this');
  await Promise.all([his, hers].map((page) => page.goto(address)));

  const flow = his.getByRole('log', { name: `Messages with ${ada.name}` });
  const dialog = his.getByRole('dialog', { name: 'Remove this message?' });
  const bins = his.getByRole('button', { name: 'Remove this message' });
  await expect(hers.getByRole('log').getByText('Too much said')).toBeVisible();

  await flow.getByText('Too much said').click();
  await bins.first().click();
  await expect(dialog.getByText('Credits are not returned.')).toBeVisible();
  await expectAccessible(his);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(bins.first()).toBeFocused();

  await bins.first().click();
  await dialog.getByRole('button', { name: 'For both' }).click();
  await expect(dialog).toBeHidden();
  for (const page of [his, hers]) {
    await expect(page.getByRole('log').getByText('Message removed')).toBeVisible();
    await expect(page.getByText('Too much said')).toHaveCount(0);
  }
  await expect(flow).toBeFocused();

  await flow.getByText('Rather this').click();
  await bins.click();
  await dialog.getByRole('button', { name: 'Only for me' }).click();
  await expect(flow.getByText('Message removed')).toHaveCount(2);
  await his.reload();
  await expect(flow.getByText('Message removed')).toHaveCount(2);
  await hers.reload();
  await expect(hers.getByRole('log').getByText('Rather this')).toBeVisible();
});
