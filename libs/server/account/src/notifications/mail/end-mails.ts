import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { NotificationPorts } from '../ports.ts';
import { disableMail } from '../store/mail-standing.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Ends the notification mails of whoever the token of a mail's link is for. */
export async function endMails(
  { signer }: NotificationPorts,
  { brand, db }: CallContext,
  token: string,
): Promise<void> {
  const memberId = readUnsubscribeToken(signer, brand.id, token);
  if (!memberId) throw refuse('link_expired');
  await disableMail(db, brand.id, memberId, 'listunsubscribe');
}
