import type { Page } from '@playwright/test';
import { words, write } from '../../acts/converse.ts';
import { joinByCall } from '../../acts/join-by-call.ts';
import { keepPrivacy } from '../../acts/keep-privacy.ts';
import { writeByCall } from '../../acts/meet.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { onPhoneAndDesk } from '../../support/devices.ts';
import { expect, test } from '../../support/test.ts';

const choice = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });

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
      await keepPrivacy(hers, () => choice(hers, 'Read receipts').click());
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
      await keepPrivacy(hers, () => choice(hers, 'Read receipts').click());
      await write(his, ada.name, 'I have baked a cake.');
      await expect(mark(his, 'Sent')).toBeAttached();
      await read(hers, conversation);
      await expect(mark(his, 'Read')).toBeAttached();
    });
  },
  { rare: true },
);
