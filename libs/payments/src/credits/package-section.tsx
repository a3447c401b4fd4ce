import { useLingui } from '@lingui/react/macro';
import { DiscountLine } from './discount-line.tsx';
import { PackageChoice } from './package-choice.tsx';
import type { CreditsReply, Order, OrderChoice } from './use-order.ts';

interface DiscountsProps {
  reply: CreditsReply;
  order: Order;
  /** A code was typed, and counts. */
  typed: boolean;
}

interface PackageSectionProps extends DiscountsProps {
  choose: (change: OrderChoice) => void;
}

/** The packages at their prices, below what makes these lower. */
export function PackageSection({ choose, ...shown }: PackageSectionProps) {
  const { t } = useLingui();
  const { prices, offer } = shown.order;
  return (
    <section aria-label={t`Packages`}>
      <Discounts {...shown} />
      <PackageChoice reply={prices} chosen={offer.id} onChoose={(packageId) => choose({ packageId })} />
    </section>
  );
}

/** The discount of the page, and the member's own offer where a code that was typed does not count, or for less. */
function Discounts({ reply, order, typed }: DiscountsProps) {
  const { prices, isCodeBeaten } = order;
  return (
    <>
      {reply.discount && (
        <DiscountLine discount={reply.discount} prices={prices} typed={typed} isBeaten={isCodeBeaten} />
      )}
      {prices !== reply && prices.discount && <DiscountLine discount={prices.discount} prices={prices} typed={false} />}
    </>
  );
}
