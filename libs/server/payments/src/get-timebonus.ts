import { getTimebonus } from '@parlour/contract/payments/get-timebonus';
import { handle } from '@parlour/server-kit/handle';
import { runningTimeBonus, shownDiscount } from './discount.ts';

/** Tells whether the time bonus runs for this member and when it ends. */
export const getTimebonusCall = () =>
  handle(getTimebonus, async (_, context) => {
    const bonus = await runningTimeBonus(context, context.viewer);
    return {
      active: bonus !== null,
      discount_code: bonus && shownDiscount(bonus),
      ends_at: bonus?.code.expiresAt?.toISOString() ?? null,
      server_time: context.now.toISOString(),
    };
  });
