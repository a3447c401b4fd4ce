import type { Page } from '@playwright/test';
import { joinByCall } from '../../acts/join-by-call.ts';
import { logInByCall } from '../../acts/log-in.ts';
import { mailedLink } from '../../acts/mailed-link.ts';
import { writeByCall } from '../../acts/meet.ts';
import { press } from '../../acts/press.ts';
import { settingsPart } from '../../acts/settings-part.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { call } from '../../support/call.ts';
import { onPhoneAndDesk } from '../../support/devices.ts';
import { mailTo, type Mail } from '../../support/kept-mails.ts';
import { expect, test } from '../../support/test.ts';

/** Whoever was here in the last minutes is mailed only later: they log out first. */
const brand = 'milf';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const stopped = (page: Page) => settingsPart(page, 'Notifications').getByText('You have stopped our e-mails.');

/** Presses the button that a mail program has beside such a mail, from a browser that is logged in nowhere. */
const pressInMailProgram = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (to) => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    return (await fetch(to, { method: 'POST', body, credentials: 'omit' })).status;
  }, address);

onPhoneAndDesk(
  'mails about what happened are stopped by their own link and begun again in the settings',
  async ({ visit, device }) => {
    const hers = await visit(brand);
    const { id, email: login, password } = await joinByCall(hers, brand, `Stopper ${device}`);
    await call(hers, 'POST', 'logout.php', {});
    const his = await visit(brand);
    const ben = await joinByCall(his, brand, `Mailed ${device}`, 'male');
    const reader = await visit(brand, { refusals: [410] });
    let link = '';
    let mail: Mail & { headers?: Record<string, string> };

    await test.step('a mail says that there are messages, not whose or what', async () => {
      await writeByCall(his, id, 'I have never seen such a garden.');
      link = await mailedLink(brand, login, '/unsubscribe');
      mail = await mailTo(brand, login);
      for (const secret of [ben.name, 'garden']) {
        expect(mail.text).not.toContain(secret);
        expect(mail.subject).not.toContain(secret);
      }
    });

    await test.step('opening its link changes nothing', async () => {
      await logInByCall(hers, { login, password });
      await reader.goto(link);
      await expect(heading(reader, 'Stop these e-mails')).toBeVisible();
      await expectAccessible(reader);
      await hers.goto('/settings');
      await expect(settingsPart(hers, 'Notifications')).toBeVisible();
      await expect(stopped(hers)).toHaveCount(0);
    });

    await test.step('one press stops them, whoever is logged in or nobody', async () => {
      await press(reader, 'Stop these e-mails');
      await expect(heading(reader, 'These e-mails have stopped')).toBeVisible();
      await expectAccessible(reader);
      await hers.reload();
      await expect(stopped(hers)).toBeVisible();
      await expectAccessible(hers);
    });

    await test.step('every page says so, and leads to the way back', async () => {
      await hers.goto('/notifications');
      const alert = hers.getByRole('region', { name: 'E-mails to you' });
      await expect(alert).toContainText('You have stopped our e-mails, so we tell you nothing by e-mail.');
      await expectAccessible(hers);
      await alert.getByRole('link', { name: 'Turn them on again' }).click();
      await press(hers, 'Turn e-mails on again');
      await expect(hers.getByText('E-mails are on again.')).toBeVisible();
      await expect(stopped(hers)).toHaveCount(0);
      await hers.reload();
      await expect(settingsPart(hers, 'Notifications')).toBeVisible();
      await expect(stopped(hers)).toHaveCount(0);
    });

    await test.step('the mail program’s own button stops them too, and a second press changes nothing', async () => {
      expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      const address = /^<(.*)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
      for (let presses = 0; presses < 2; presses++) expect(await pressInMailProgram(reader, address)).toBe(200);
      await hers.reload();
      await expect(stopped(hers)).toBeVisible();
      await press(hers, 'Turn e-mails on again');
      await expect(stopped(hers)).toHaveCount(0);
    });

    await test.step('a link that begins them again and is none leads to the settings', async () => {
      await reader.goto(`/unsubscribe?action=resume&token=${new URL(link).searchParams.get('token')}`);
      await expect(heading(reader, 'Get our e-mails again')).toBeVisible();
      await expectAccessible(reader);
      await press(reader, 'Send me e-mails again');
      await expect(reader.getByRole('alert')).toContainText('This link no longer works');
      await expect(reader.getByRole('main').getByRole('link', { name: 'Settings' })).toHaveAttribute(
        'href',
        '/settings',
      );
    });
  },
  { rare: true },
);
