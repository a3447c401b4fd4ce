import { resetPassword } from '@parlour/contract/account/password/reset-password';
import { linkWorks } from '@parlour/models/account/mailed-links';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { refuseClosed } from '../log-in/refuse-closed.ts';
import { hashNewPassword, replacePassword } from './new-password.ts';
import type { AccountPorts } from '../ports.ts';
import { startSession } from '../log-in/start-session.ts';
import { findLink, lockLink, type FoundLink } from '../store/links.ts';
import { findMember, type MemberRow } from '../store/members.ts';
import { userReply } from '../user/user-reply.ts';

/** Sets the new password, once for each link; whoever held the link is logged in here and nowhere else. */
export const resetPasswordCall = (ports: AccountPorts) =>
  handle(resetPassword, async ({ body }, context) => {
    const { brand, db, now } = context;
    const owner = await ownerOf(context, await findLink(db, brand.id, body.token, 'password-reset'));
    const passwordHash = await hashNewPassword(body.password, owner);
    const member = await inTransaction(context, async ({ trx }) => {
      const { link, member: locked } = await lockLink(trx, brand.id, body.token, 'password-reset');
      if (!locked || !linkWorks(link, now)) throw refuse('link_expired');
      await replacePassword(trx, ports, context, { member: locked, passwordHash, sessions: 'all' });
      return locked;
    });
    if (!(await startSession(context, { ...member, password_hash: passwordHash }))) throw refuse('link_expired');
    return { user: await userReply(ports, context, member.id) };
  });

async function ownerOf(context: CallContext, link: FoundLink | undefined): Promise<MemberRow> {
  const { brand, db, now } = context;
  const member = linkWorks(link, now) ? await findMember(db, brand.id, link.memberId) : undefined;
  if (!member) throw refuse('link_expired');
  await refuseClosed(context, member);
  return member;
}
