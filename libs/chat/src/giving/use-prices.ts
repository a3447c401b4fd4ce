import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CanSend } from '@parlour/contract/types/profile';
import { useFormats } from '@parlour/i18n';
import { priceOfAct } from '@parlour/models/payments/price-of-act';
import type { PriceTagProps } from '@parlour/ui';

/** What so many credits are, in credits and in the money that they are worth to this member. */
export function usePrices({ credit_price: creditPrice }: CanSend): (credits: number) => PriceTagProps {
  const { t } = useLingui();
  const formats = useFormats();
  return (credits) => {
    if (credits === 0) return { credits: t`Free` };
    const money = priceOfAct(credits, creditPrice, []);
    return {
      credits: t`${plural(credits, { one: '# credit', other: '# credits' })}`,
      money: money ? formats.money(money) : undefined,
    };
  };
}
