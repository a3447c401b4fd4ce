import { reactivate } from '@parlour/contract/account/leaving/reactivate';
import { linkWorks } from '@parlour/models/account/mailed-links';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { AccountPorts } from '../ports.ts';
import { refuseKeptOut } from '../log-in/refuse-closed.ts';
import { startSession } from '../log-in/start-session.ts';
import { restoreMember } from '../store/leaving.ts';
import { lockLink, spendLinks } from '../store/links.ts';
import { userReply } from '../user/user-reply.ts';

/** Brings an account back before its erasure begins; the holder of the link is logged in. */
export const reactivateCall = (ports: AccountPorts) =>
  handle(reactivate, async ({ body }, context) => {
    const { brand, now } = context;
    const member = await inTransaction(context, async ({ trx }) => {
      const { link, member: owner } = await lockLink(trx, brand.id, body.token, 'reactivation');
      if (!linkWorks(link, now)) throw refuse('link_expired');
      if (owner?.status !== 'pending_deletion' || owner.erasure_began_at) throw refuse('link_expired');
      await refuseKeptOut({ brand, db: trx }, owner.id);
      await restoreMember(trx, brand.id, owner, now);
      await spendLinks(trx, { brand: brand.id, memberId: owner.id }, 'reactivation', now);
      return owner;
    });
    if (!(await startSession(context, member))) throw refuse('link_expired');
    return { user: await userReply(ports, context, member.id) };
  });
