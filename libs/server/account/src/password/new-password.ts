import { linksVoidedBy } from '@parlour/models/account/mailed-links';
import { mayUsePassword } from '@parlour/models/account/sign-up/password';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { refuseFields } from '@parlour/server-kit/calls/refusal';
import { accountMailJob } from '../letters/account-mail.ts';
import { hashPassword } from './password-hash.ts';
import type { AccountPorts } from '../ports.ts';
import { spendLinks } from '../store/links.ts';
import type { MemberRow } from '../store/members.ts';
import { updatePassword } from '../store/passwords.ts';
import { deleteSessions, type WhichSessions } from '../store/sessions.ts';

/** The hash of a new password; one that is easy to guess for whoever knows the member is refused. */
export async function hashNewPassword(password: string, { name, email }: MemberRow): Promise<string> {
  if (!(await mayUsePassword(password, [name, email])).ok) throw refuseFields({ password: 'password_weak' });
  return hashPassword(password);
}

export interface NewPassword {
  member: MemberRow;
  passwordHash: string;
  /** The sessions that end with it. */
  sessions: WhichSessions;
}

/**
 * Sets a password, ends sessions and open links with it, and tells the member by mail. An address that is not confirmed may be
 * a stranger's and is told nothing.
 */
export async function replacePassword(
  trx: Transaction,
  ports: AccountPorts,
  { brand, now, request: { origin } }: CallContext,
  { member, passwordHash, sessions }: NewPassword,
): Promise<void> {
  const owner = { brand: brand.id, memberId: member.id };
  await updatePassword(trx, brand.id, member.id, passwordHash);
  await spendLinks(trx, owner, linksVoidedBy.newAccess, now);
  await deleteSessions(trx, brand.id, member.id, sessions);
  if (!member.confirmed_at) return;
  const at = now.toISOString();
  await ports.enqueue(trx, accountMailJob({ kind: 'password-changed', ...owner, origin, request: null, at }));
}
