import { addresses } from '@parlour/contract/addresses';
import type { Payment } from '@parlour/contract/types/payment';

/** Where a started payment goes on: the provider's page, or the payment's own. */
export const nextAddress = ({ payment_id, next }: Payment): string =>
  next.kind === 'redirect' && next.url ? next.url : addresses.payment.href({ id: payment_id });
