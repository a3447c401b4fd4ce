import type { DiscountCode } from '@parlour/contract/types/payment';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import type { PaymentsPorts } from '../ports.ts';
import { findCodeUser } from '../store/kept-codes.ts';
import { offeredDiscount, shownDiscount } from './discount.ts';

/** The offer that runs for a member, also where the call has no viewer yet, as the one that confirms an address. */
export async function offerFor(
  ports: Pick<PaymentsPorts, 'selling' | 'providers'>,
  context: Pick<CallContext, 'brand' | 'db' | 'now'>,
  memberId: string,
): Promise<DiscountCode | null> {
  const buyer = await findCodeUser(context.db, context.brand.id, memberId);
  const discount = await offeredDiscount(ports, context, buyer ?? null);
  return discount && shownDiscount(discount);
}
