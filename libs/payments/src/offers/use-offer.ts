import { useQuery } from '@tanstack/react-query';
import { useServerClock, useViewer } from '@parlour/api-client/account/user';
import { welcomeOptions } from '@parlour/api-client/payments/credits';
import type { DiscountCode } from '@parlour/contract/types/payment';
import { DAY, SECOND } from '@parlour/models/durations';

/** Milliseconds after an offer's end at which the server is asked what follows. */
const AFTER_END = SECOND;
/** A day; timers cannot be longer than some weeks. */
const LONGEST = DAY;

/** The offer that runs for a member who never paid, and at its end the next one; null for others, and while it is not known. */
export function useOffer(): { discount: DiscountCode; percentage: number } | null {
  const viewer = useViewer();
  const { offset } = useServerClock();
  const { data } = useQuery({
    ...welcomeOptions(),
    enabled: viewer !== null && !viewer.paid_user,
    refetchInterval: ({ state }) => untilNext(state.data?.discount_code?.expires, offset),
    refetchIntervalInBackground: true,
  });
  const discount = viewer && !viewer.paid_user ? data?.discount_code : null;
  return discount?.percentage ? { discount, percentage: discount.percentage } : null;
}

/** Milliseconds until the server is asked what follows an offer, by its own clock; false where there is no end, or none ahead. */
function untilNext(expires: string | null | undefined, offset: number): number | false {
  const left = Date.parse(expires ?? '') + AFTER_END - (Date.now() + offset);
  return left > 0 ? Math.min(left, LONGEST) : false;
}
