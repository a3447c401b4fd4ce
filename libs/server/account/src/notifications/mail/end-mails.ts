import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { findMember } from '../../store/members.ts';
import type { NotificationPorts } from '../ports.ts';
import { disableMail } from '../store/mail-standing.ts';
import { isTokenOf, memberOfToken } from './unsubscribe-token.ts';

/**
 * Ends the notification mails of whoever the token of a mail's link is for.
 *
 * @throws link_expired where mails go to another address by now
 */
export async function endMails(
  { signer }: NotificationPorts,
  { brand, db }: CallContext,
  token: string,
): Promise<void> {
  const memberId = memberOfToken(token);
  const member = memberId && (await findMember(db, brand.id, memberId));
  if (!member || !isTokenOf(signer, brand.id, token, member)) throw refuse('link_expired');
  await disableMail(db, brand.id, { id: member.id, emailKey: member.email_key }, 'listunsubscribe');
}
