import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { joinByCall } from '../acts/join-by-call.ts';
import { mailedLink } from '../acts/mailed-link.ts';
import { settingsPart, unfold } from '../acts/settings-part.ts';
import { expectAccessible } from '../support/accessible.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';

/** A file of a ZIP, found by the ZIP's own directory. */
function fileIn(zip: Buffer, name: string): string {
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 1)) {
    if (zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)) !== name) continue;
    const file = zip.readUInt32LE(at + 42);
    const start = file + 30 + zip.readUInt16LE(file + 26) + zip.readUInt16LE(file + 28);
    return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20))).toString();
  }
  throw new Error(`The ZIP has no ${name}`);
}

onPhoneAndDesk(
  'a copy of one’s own data is asked for, mailed and downloaded',
  async ({ visit, device }) => {
    const page = await visit('default', { refusals: [422, 429] });
    const { name, email, password } = await joinByCall(page, 'default', `Copied ${device}`);
    const part = settingsPart(page, 'Your data');
    const download = part.getByRole('link', { name: /^Download the copy of / });
    const ask = async (typed: string): Promise<void> => {
      await unfold(part, 'Ask for a copy of my data');
      await part.getByRole('textbox', { name: 'Password' }).fill(typed);
      await part.getByRole('button', { name: 'Ask for a copy of my data' }).click();
    };
    await page.goto('/settings');

    await test.step('the password is needed', async () => {
      await ask('not my password');
      await expect(part.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true');
      await expect(part.getByText('This password is not right.')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('it is made, and comes without a reload', async () => {
      await part.getByRole('textbox', { name: 'Password' }).fill(password);
      await part.getByRole('button', { name: 'Ask for a copy of my data' }).click();
      await expect(page.getByText('We are making your copy. You get an e-mail when it is ready.')).toBeVisible();
      await expect(download).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the mail leads to it', async () => {
      await page.goto(await mailedLink('default', email, '/settings'));
      await expect(download).toBeVisible();
    });

    await test.step('it is a ZIP with what one has told', async () => {
      const [{ suggestedFilename, path }] = await Promise.all([
        page.waitForEvent('download').then(async (file) => ({
          suggestedFilename: file.suggestedFilename(),
          path: await file.path(),
        })),
        download.click(),
      ]);
      expect(suggestedFilename).toMatch(/\.zip$/);
      const zip = await readFile(path);
      expect(zip.toString('latin1', 0, 4)).toBe('PK\u0003\u0004');
      expect(JSON.parse(fileIn(zip, 'account.json'))).toMatchObject([{ name, email }]);
      expect(JSON.parse(fileIn(zip, 'profile.json'))).toMatchObject([{ name, date_of_birth: '1988-03-14' }]);
    });

    await test.step('nobody else can have it', async () => {
      const address = (await download.getAttribute('href')) ?? '';
      const statusFor = (reader: Page) => reader.evaluate(async (file) => (await fetch(file)).status, address);
      expect(await statusFor(page)).toBe(200);
      const other = await visit('default', { refusals: [403] });
      await other.goto('/login');
      expect(await statusFor(other)).toBe(403);
      await joinByCall(other, 'default', `Inquisitive ${device}`, 'male');
      expect(await statusFor(other)).toBe(403);
    });

    await test.step('once a day', async () => {
      await ask(password);
      await expect(part.getByRole('alert')).toContainText('You can ask for your data once a day.');
    });
  },
  { rare: true },
);
