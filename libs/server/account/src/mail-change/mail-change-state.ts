import { mailChangeState } from '@parlour/contract/account/mail-change/mail-change-state';
import { handle } from '@parlour/server-kit/calls/handle';
import { findWaitingAddress } from '../store/links.ts';

/** Does a new address of the member wait for its link to be followed? */
export const mailChangeStateCall = () =>
  handle(mailChangeState, async (_, { brand, db, now, viewer }) => {
    const waiting = await findWaitingAddress(db, { brand: brand.id, memberId: viewer.id }, now);
    return { waiting: waiting && { email: waiting.email, until: waiting.until.toISOString() } };
  });
