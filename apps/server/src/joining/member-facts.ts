import type { DiscountCode } from '@parlour/contract/types/payment';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import type { ShownTotals } from '@parlour/server-account';
import { findMemberTotals } from '@parlour/server-members';
import { offeredDiscount, shownDiscount, type PaymentsPorts } from '@parlour/server-payments';

/** A member's credits, two badges and newest event by the names of `user.php`. */
export async function totalsOf({ db, brand }: CallContext, memberId: string): Promise<ShownTotals> {
  const { credits, total_unread, total_new, last_event } = await findMemberTotals(db, brand.id, memberId);
  return { credits, unread: total_unread, new_likes: total_new, last_event };
}

/** The offer that runs for a member, also where the call has no viewer yet, as the one that confirms an address. */
export async function offerFor(
  payments: PaymentsPorts,
  context: CallContext,
  memberId: string,
): Promise<DiscountCode | null> {
  const buyer = await context.db
    .selectFrom('members')
    .select(['id', 'paid_user as paidUser', 'signup_date as signupDate'])
    .where('brand', '=', context.brand.id)
    .where('id', '=', memberId)
    .executeTakeFirst();
  const discount = await offeredDiscount(payments, context, buyer ?? null);
  return discount && shownDiscount(discount);
}
