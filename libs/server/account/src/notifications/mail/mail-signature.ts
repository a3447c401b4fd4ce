import { createHmac } from 'node:crypto';
import { MailEvents } from '@parlour/contract/account/notifications/mail-webhook';
import { MINUTE, SECOND } from '@parlour/models/durations';
import { isSameSecret } from '@parlour/server-kit/signing';

/** What was signed longer ago is no longer believed, so that nobody keeps it for later. */
const FRESH_FOR = 15 * MINUTE;

const macOf = (payload: string, key: string): Buffer => createHmac('sha256', key).update(payload).digest();

/** Signs events as the mail service does. */
export function signMailEvents(events: MailEvents, key: string): string {
  const payload = Buffer.from(JSON.stringify(events)).toString('base64url');
  return `${payload}.${macOf(payload, key).toString('base64url')}`;
}

/** The events of a signed payload; null where nobody we know signed it, where it is old, or where it cannot be read. */
export function readMailEvents(signed: string, key: string | null, now: Date): MailEvents['events'] | null {
  const [payload = '', signature = ''] = signed.split('.');
  if (key === null || !isSameSecret(Buffer.from(signature, 'base64url'), macOf(payload, key))) return null;
  const read = MailEvents.safeParse(parsed(Buffer.from(payload, 'base64url').toString()));
  if (!read.success || Math.abs(now.getTime() - read.data.signed_at * SECOND) > FRESH_FOR) return null;
  return read.data.events;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
