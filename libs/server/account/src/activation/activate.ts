import { activate } from '@parlour/contract/account/activation/activate';
import type { ReplyOf } from '@parlour/contract/define-call';
import { linkWorks } from '@parlour/models/account/mailed-links';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { AccountPorts } from '../ports.ts';
import { startSession } from '../log-in/start-session.ts';
import { lockLink, spendLinks } from '../store/links.ts';
import { confirmMember, findConfirmedOwner, lockAddressOwner, type MemberRow } from '../store/members.ts';
import { userReply } from '../user/user-reply.ts';

/**
 * Confirms the address of a mailed link. A visitor who holds the link is logged in, another member stays who they are; a spent one
 * works for its own member alone.
 */
export const activateCall = (ports: AccountPorts) =>
  handle(activate, async ({ body }, context) => {
    const { member, ...confirmed } = await inTransaction(context, ({ trx }) =>
      confirm(trx, ports, context, body.token),
    );
    const { viewer } = context;
    if (viewer && viewer.id !== member.id) return { ...toldToAnother, first_time: confirmed.first_time };
    if (!viewer && !(await startSession(context, member))) throw refuse('activation_failed');
    const [user, offer] = await Promise.all([userReply(ports, context, member.id), ports.offer(context, member.id)]);
    return { user, ...confirmed, offer };
  });

/** Nothing of the account: not even how much its member has written. */
const toldToAnother = { user: null, delivered: 0, dropped: 0, offer: null };

type Confirmed = Pick<ReplyOf<typeof activate>, 'first_time' | 'delivered' | 'dropped'> & { member: MemberRow };

async function confirm(trx: Transaction, ports: AccountPorts, context: CallContext, token: string): Promise<Confirmed> {
  const { brand, now, viewer } = context;
  const { link, member } = await lockLink(trx, brand.id, token, 'activation');
  if (link?.usedAt && member?.confirmed_at && member.id === viewer?.id)
    return { member, first_time: false, delivered: 0, dropped: 0 };
  if (!linkWorks(link, now) || member?.status !== 'not_confirmed') throw refuse('activation_failed');
  await lockAddressOwner(trx, brand.id, member.email_key);
  if (await findConfirmedOwner(trx, brand.id, member.email_key)) throw refuse('email_owned');

  await confirmMember(trx, brand.id, member.id, now);
  await spendLinks(trx, { brand: brand.id, memberId: member.id }, 'activation', now);
  await ports.mailReceipts(trx, context, member.id);
  const released = await ports.releaseHeld(trx, context, member.id);
  return { member, first_time: true, ...released };
}
