import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { findMember, type MemberRow } from '../../store/members.ts';
import type { NotificationPorts } from '../ports.ts';
import { disableMail } from '../store/mail-standing.ts';
import { isTokenOf, memberOfToken } from './unsubscribe-token.ts';

/** Whose notification mails the token of a mail's link ends; null where mails go to another address by now. */
export async function findAddressee(
  { signer }: Pick<NotificationPorts, 'signer'>,
  { brand, db }: Pick<CallContext, 'brand' | 'db'>,
  token: string,
): Promise<MemberRow | null> {
  const memberId = memberOfToken(token);
  const member = memberId && (await findMember(db, brand.id, memberId));
  return member && isTokenOf(signer, brand.id, token, member) ? member : null;
}

/**
 * Ends the notification mails of whoever the token of a mail's link is for.
 *
 * @throws link_expired where mails go to another address by now
 */
export async function endMails(ports: NotificationPorts, context: CallContext, token: string): Promise<void> {
  const { brand, db } = context;
  const member = await findAddressee(ports, context, token);
  if (!member) throw refuse('link_expired');
  await disableMail(db, brand.id, { id: member.id, emailKey: member.email_key }, 'listunsubscribe');
}
