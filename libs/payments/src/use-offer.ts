import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@parlour/api-client/account/user';
import { welcomeOptions } from '@parlour/api-client/payments/credits';
import type { DiscountCode } from '@parlour/contract/types/payment';

/** The offer that runs for a member who never paid; null for others, and while it is not known. */
export function useOffer(): { discount: DiscountCode; percentage: number } | null {
  const viewer = useViewer();
  const { data } = useQuery({ ...welcomeOptions(), enabled: viewer !== null && !viewer.paid_user });
  const discount = viewer && !viewer.paid_user ? data?.discount_code : null;
  return discount?.percentage ? { discount, percentage: discount.percentage } : null;
}
