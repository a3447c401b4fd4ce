import type { Page } from '@playwright/test';
import { settingsPart, unfold } from './settings-part.ts';

/** Asks for another address by the settings page, which is open. */
export async function askMailChange(page: Page, email: string, password: string): Promise<void> {
  const part = settingsPart(page, 'E-mail address');
  await unfold(part, 'Change my e-mail address');
  await part.getByRole('textbox', { name: 'New e-mail address' }).fill(email);
  await part.getByRole('textbox', { name: 'Password' }).fill(password);
  await part.getByRole('button', { name: 'Send the e-mail to this address' }).click();
}
