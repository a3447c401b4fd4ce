import { joinByCall } from '../../acts/join-by-call.ts';
import { mailedLink } from '../../acts/mailed-link.ts';
import { press } from '../../acts/press.ts';
import { settingsPart } from '../../acts/settings-part.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { onPhoneAndDesk } from '../../support/devices.ts';
import { tellOfMail } from '../../support/mail-service.ts';
import { expect } from '../../support/test.ts';

onPhoneAndDesk(
  'whoever’s mails come back is told why there are none, and what to mend',
  async ({ visit, device }) => {
    const page = await visit('default', { refusals: [409] });
    const { email } = await joinByCall(page, 'default', `Came Back ${device}`);
    await tellOfMail(page, 'bounce', email);
    await page.goto('/members');
    const alert = page.getByRole('region', { name: 'E-mails to you' });
    await expect(alert).toContainText('Our e-mails to you came back, so we have stopped sending them.');
    await expectAccessible(page);
    await alert.getByRole('link', { name: 'Turn them on again' }).click();
    const part = settingsPart(page, 'Notifications');
    await expect(part).toContainText(`Our e-mails to ${email} came back.`);
    await press(page, 'Turn e-mails on again');
    await expect(part).toContainText('Try again tomorrow, or use another address.');
    await expectAccessible(page);
  },
  { rare: true },
);

onPhoneAndDesk(
  'whoever called a mail spam has them again by the link of one more',
  async ({ visit, device }) => {
    const page = await visit('default');
    const { email } = await joinByCall(page, 'default', `Called Spam ${device}`);
    await tellOfMail(page, 'fbl', email);
    await page.goto('/members');
    const alert = page.getByRole('region', { name: 'E-mails to you' });
    await expect(alert).toContainText('One of our e-mails was marked as spam, so we have stopped sending them.');
    await alert.getByRole('link', { name: 'Turn them on again' }).click();
    const part = settingsPart(page, 'Notifications');
    await expect(part).toContainText('One of our e-mails was marked as spam.');
    await expectAccessible(page);
    await press(page, 'Turn e-mails on again');
    await expect(page.getByText('Follow the link in the e-mail that we have sent you.')).toBeVisible();
    await page.goto(await mailedLink('default', email, '/unsubscribe'));
    await press(page, 'Send me e-mails again');
    await expectAccessible(page);
    await page.goto('/settings');
    await expect(part).toBeVisible();
    await expect(part).not.toContainText('One of our e-mails was marked as spam.');
  },
  { rare: true },
);
