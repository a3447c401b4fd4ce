import { getTimebonus } from '@parlour/contract/payments/get-timebonus';
import { handle } from '@parlour/server-kit/calls/handle';
import { offeredTimeBonus, shownDiscount } from './discount.ts';
import type { PaymentsPorts } from '../ports.ts';

/** Tells whether the time bonus runs for this member and when it ends. */
export const getTimebonusCall = (ports: PaymentsPorts) =>
  handle(getTimebonus, async (_, context) => {
    const bonus = await offeredTimeBonus(ports, context, context.viewer);
    return {
      active: bonus !== null,
      discount_code: bonus && shownDiscount(bonus),
      ends_at: bonus?.code.expiresAt?.toISOString() ?? null,
      server_time: context.now.toISOString(),
    };
  });
