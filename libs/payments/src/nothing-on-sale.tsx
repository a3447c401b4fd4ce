import { Trans } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { EmptyState } from '@parlour/ui';

/** Stands where buying would begin, while no way to pay is offered; nobody knows for how long. */
export function NothingOnSale() {
  return <EmptyState glyph={CreditCard} title={<Trans>Credits cannot be bought right now</Trans>} />;
}
