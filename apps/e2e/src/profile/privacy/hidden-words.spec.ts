import { words, write } from '../../acts/converse.ts';
import { joinByCall } from '../../acts/join-by-call.ts';
import { settingsPart } from '../../acts/settings-part.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { onPhoneAndDesk } from '../../support/devices.ts';
import { expect, test } from '../../support/test.ts';

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
