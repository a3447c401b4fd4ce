import type { Page } from '@playwright/test';
import type { MailEvents } from '../../../../libs/contract/src/account/notifications/mail-webhook.ts';
import { signMailEvents } from '../../../../libs/server/account/src/notifications/mail/mail-signature.ts';
import { call } from './call.ts';
import { mailWebhookKey } from './mail-webhook-key.ts';
import { expect } from './test.ts';

type MailEvent = MailEvents['events'][number]['event'];

/** Tells the site of this page what became of a mail, as the mail service would. */
export async function tellOfMail(page: Page, event: MailEvent, email: string): Promise<void> {
  const events = { signed_at: Math.floor(Date.now() / 1_000), events: [{ event, email }] };
  const signed_payload = signMailEvents(events, mailWebhookKey());
  const { status } = await call(page, 'POST', 'mail-webhook.php', { signed_payload });
  expect(status, 'the call of the mail service').toBe(200);
}
