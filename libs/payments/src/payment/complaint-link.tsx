import { Trans } from '@lingui/react/macro';
import { addresses } from '@parlour/contract/addresses';
import type { Payment } from '@parlour/contract/types/payment';
import { StandaloneLink } from '@parlour/ui';

/** The way to complain of a payment, with its number; no use on paper. */
export function ComplaintLink({ payment: { payment_id } }: { payment: Payment }) {
  return (
    <StandaloneLink href={addresses.complaints.href(undefined, { payment_id })} data-screen-only>
      <Trans>Something is wrong with this payment</Trans>
    </StandaloneLink>
  );
}
