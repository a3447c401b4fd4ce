import { addresses } from '@parlour/contract/addresses';
import { isKeptOut } from '@parlour/server-db/shared-questions/is-kept-out';
import { insertLink } from '../store/links.ts';
import { findMember, type MemberRow } from '../store/members.ts';
import type { MailContext } from './account-letter.ts';

type WayContext = Pick<MailContext, 'db' | 'now'> & { brand: { id: string } };

/** The way back (`wayBackOf`) of a member whom a slice knows by the id alone. */
export async function wayBack(context: WayContext, memberId: string): Promise<string | null> {
  const member = await findMember(context.db, context.brand.id, memberId);
  return member ? wayBackOf(context, member) : null;
}

/**
 * Makes the link that brings back a member who is leaving, and answers its address on the site. Answers null for
 * anybody else, while the member is kept out, and once the erasure has begun. The erasure may begin after the time is
 * over, where it waits for an open payment.
 */
export async function wayBackOf({ brand, db, now }: WayContext, member: MemberRow): Promise<string | null> {
  if (member.status !== 'pending_deletion' || member.erasure_began_at) return null;
  if (await isKeptOut(db, brand.id, member.id)) return null;
  const token = await insertLink(db, member, 'reactivation', now);
  return token && addresses.accountDeleted.href(undefined, { token });
}
