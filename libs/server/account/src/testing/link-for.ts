import type { LinkPurpose } from '@parlour/models/account/mailed-links';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { insertLink } from '../store/links.ts';
import { findMember } from '../store/members.ts';

/** The token of a link that is mailed to a member. */
export async function linkFor(
  db: BrandDatabase,
  { brand, memberId }: { brand: string; memberId: string },
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const member = await findMember(db, brand, memberId);
  const token = member && (await insertLink(db, member, purpose, now));
  if (!token) throw new Error('There is nobody to mail a link to.');
  return token;
}
