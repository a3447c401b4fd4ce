import { passwordResetLink } from '@parlour/contract/account/password/password-reset-link';
import { linkWorks } from '@parlour/models/account/mailed-links';
import { maskName } from '@parlour/models/account/sign-up/name';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { findLink } from '../store/links.ts';
import { findMember } from '../store/members.ts';

/** Says whether a mailed link still works, before somebody types a new password in vain. */
export const passwordResetLinkCall = () =>
  handle(passwordResetLink, async ({ query }, { brand, db, now }) => {
    const link = await findLink(db, brand.id, query.token, 'password-reset');
    if (!linkWorks(link, now)) throw refuse('link_expired');
    const member = await findMember(db, brand.id, link.memberId);
    if (!member) throw refuse('link_expired');
    return { valid: true as const, name_masked: maskName(member.name) };
  });
