import type { Payment } from '@parlour/contract/types/payment';
import type { SoftTone } from '@parlour/ui';

/** How a payment has gone, at a glance: the same in its list and on its own page. */
export const paymentTones: Record<Payment['status'], SoftTone> = {
  pending: 'notice',
  completed: 'good',
  failed: 'danger',
  withdrawn: 'soft',
  refunded: 'soft',
  charged_back: 'soft',
};
