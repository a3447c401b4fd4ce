import type { PublishedBrand } from '@parlour/brand/published-brand';
import { addresses } from '@parlour/contract/addresses';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Letter } from '@parlour/server-mail/letter';
import type { AccountMail } from './account-mail.ts';
import { fillLink } from './store/links.ts';
import { findMember } from './store/members.ts';

/** Where a job finds what it needs; there is no request and no viewer. */
export interface MailPlace {
  brand: PublishedBrand;
  db: BrandDatabase;
}

/**
 * The letter of a queued mail, with a link that works from now on; null where nobody waits for it any more because the
 * member is gone, or has confirmed or logged in meanwhile.
 */
export async function accountLetter({ brand, db }: MailPlace, mail: AccountMail): Promise<Letter | null> {
  const member = await findMember(db, brand.id, mail.memberId);
  if (!member) return null;
  const addressee = { to: member.email, name: member.name, locale: member.language };
  if (mail.kind === 'sign-up-attempt')
    return { kind: mail.kind, ...addressee, link: mail.origin + addresses.login.href() };
  if (mail.request === null) return null;

  const owner = { brand: brand.id, memberId: member.id };
  const purpose = mail.kind === 'activation' ? 'activation' : 'log-in';
  const token = await fillLink(db, owner, purpose, mail.request);
  if (!token) return null;
  const page = mail.kind === 'activation' ? addresses.activate : addresses.login;
  return { kind: mail.kind, ...addressee, link: mail.origin + page.href(undefined, { token }) };
}
