import { leavingOptions, type LeavingAlternative } from '@parlour/contract/account/leaving/leaving-options';
import { leavingReasons } from '@parlour/models/account/leaving/leaving-reasons';
import { handle } from '@parlour/server-kit/calls/handle';
import type { AccountPorts } from '../ports.ts';
import { isInvisible } from '../store/profiles.ts';

/** What stands beside the button that deletes an account: reasons, what else could be done, and what would be lost. */
export const leavingOptionsCall = (ports: AccountPorts) =>
  handle(leavingOptions, async (_, context) => {
    const { db, brand, viewer } = context;
    const [{ tryout, discount, credits, refundable, openPayments }, hidden] = await Promise.all([
      ports.leavingOffers(context),
      isInvisible(db, brand.id, viewer.id),
    ]);
    const alternatives: LeavingAlternative[] = [];
    if (viewer.confirmed) alternatives.push({ kind: 'mail_change' });
    if (!hidden) alternatives.push({ kind: 'invisible' });
    if (tryout) alternatives.push({ kind: 'tryout_package', offer: tryout });
    if (discount) alternatives.push({ kind: 'discount_code', offer: discount });
    const reasons = leavingReasons.map((id) => ({ id, key: id }));
    return { reasons, alternatives, credits_left: credits, refundable, open_payments: openPayments };
  });
