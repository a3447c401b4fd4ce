import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

const messagesWith = (page: Page, name: string): Locator => page.getByRole('log', { name: `Messages with ${name}` });

/** Words in the open conversation with somebody; new ones of the other stand there twice, since they are read aloud as well. */
export const words = (page: Page, name: string, text: string): Locator =>
  messagesWith(page, name).getByText(text).first();

/** Writes to the member of the conversation that is open, and waits until the server has it. */
export async function write(page: Page, name: string, text: string, button: RegExp = /^Send for free$/): Promise<void> {
  await page.getByRole('textbox', { name: `Write to ${name}` }).fill(text);
  await page.getByRole('button', { name: button }).click();
  const log = messagesWith(page, name);
  await expect(log.getByText(text)).toBeVisible();
  await expect(log.getByText('Sending')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: `Write to ${name}` })).toHaveValue('');
}

/** From a profile to the conversation with its member. */
export async function openConversation(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Message/ })
    .click();
  await expect(page.getByRole('log')).toBeVisible();
}
