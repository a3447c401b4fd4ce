import { joinByCall } from '../acts/join-by-call.ts';
import { settingsPart } from '../acts/settings-part.ts';
import { expectAccessible } from '../support/accessible.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';

onPhoneAndDesk(
  'where one lives is changed among the settings, and others see it',
  async ({ visit, device }) => {
    const page = await visit('default');
    const ada = await joinByCall(page, 'default', `Moving ${device}`);
    const part = settingsPart(page, 'Location');
    const save = async (): Promise<void> => {
      await part.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    };
    await page.goto('/settings#location');

    await test.step('by the lists, down to the city', async () => {
      await part.getByRole('combobox', { name: 'Country' }).selectOption('Netherlands');
      await part.getByRole('combobox', { name: 'Province' }).selectOption('Gelderland');
      await part.getByRole('combobox', { name: 'City' }).fill('Arnhem');
      await expectAccessible(page);
      await save();
      await expect(part).toContainText('Arnhem, Gelderland, Netherlands');
      await page.reload();
      await expect(part).toContainText('Arnhem, Gelderland, Netherlands');
    });

    const other = await visit('default');
    await test.step('others see it', async () => {
      await joinByCall(other, 'default', `Neighbour ${device}`, 'male');
      await other.goto(`/members/${ada.id}`);
      await expect(
        other
          .getByRole('main')
          .getByText(/^Arnhem/)
          .first(),
      ).toBeVisible();
    });

    await test.step('another country has no region of the one before', async () => {
      await part.getByRole('combobox', { name: 'Country' }).selectOption('Belgium');
      await expect(part.getByRole('combobox', { name: 'Province' })).toHaveValue('');
      await expect(part.getByRole('combobox', { name: 'City' })).toHaveCount(0);
      await save();
      await expect(part).not.toContainText('Arnhem');
      await other.reload();
      await expect(other.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
      await expect(other.getByRole('main').getByText(/^Arnhem/)).toHaveCount(0);
    });
  },
  { rare: true },
);
