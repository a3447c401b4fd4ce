import type { DiscountCode } from '@parlour/contract/types/payment';
import type { CallContext } from '@parlour/server-kit/call-context';
import { findTotals } from '@parlour/server-members';
import { runningDiscount, shownDiscount } from '@parlour/server-payments';

/** A member's two badges by the names of `user.php`. */
export async function countsOf(
  { db, brand }: CallContext,
  memberId: string,
): Promise<{ unread: number; new_likes: number }> {
  const { total_unread, total_new } = await findTotals(db, brand.id, memberId);
  return { unread: total_unread, new_likes: total_new };
}

/** The offer that runs for a member, also where the call has no viewer yet, as the one that confirms an address. */
export async function offerFor(context: CallContext, memberId: string): Promise<DiscountCode | null> {
  const buyer = await context.db
    .selectFrom('members')
    .select(['id', 'paid_user as paidUser', 'signup_date as signupDate'])
    .where('brand', '=', context.brand.id)
    .where('id', '=', memberId)
    .executeTakeFirst();
  const discount = runningDiscount(context, buyer ?? null);
  return discount && shownDiscount(discount);
}
