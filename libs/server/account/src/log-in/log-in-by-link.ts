import { logInByLink } from '@parlour/contract/account/log-in/log-in-by-link';
import { linkWorks } from '@parlour/models/account/mailed-links';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { refuseClosed } from './refuse-closed.ts';
import type { AccountPorts } from '../ports.ts';
import { startSession } from './start-session.ts';
import { lockLink, spendLinks } from '../store/links.ts';
import { userReply } from '../user/user-reply.ts';

/** Logs in by a mailed link, once. */
export const logInByLinkCall = (ports: AccountPorts) =>
  handle(logInByLink, async ({ body }, context) => {
    const { brand, now } = context;
    const member = await inTransaction(context, async ({ trx }) => {
      const { link, member: owner } = await lockLink(trx, brand.id, body.token, 'log-in');
      if (!linkWorks(link, now) || !owner) throw refuse('link_expired');
      await refuseClosed({ brand, db: trx }, owner);
      await spendLinks(trx, { brand: brand.id, memberId: owner.id }, 'log-in', now);
      return owner;
    });
    if (!(await startSession(context, member))) throw refuse('link_expired');
    return { user: await userReply(ports, context, member.id) };
  });
