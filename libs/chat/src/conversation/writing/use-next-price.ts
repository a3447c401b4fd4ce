import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CanSend } from '@parlour/contract/types/profile';
import { useFormats } from '@parlour/i18n';
import type { PriceTagProps } from '@parlour/ui';

/** The price of the next message in credits and money, and in words for the button. */
export function useNextPrice({ cost: { text: cost }, money, free_left: freeLeft }: CanSend): {
  tag: PriceTagProps;
  sendLabel: string;
} {
  const { t } = useLingui();
  const formats = useFormats();
  if (cost === 0) {
    const left =
      freeLeft === null
        ? undefined
        : t`${plural(freeLeft, { one: '# free message left', other: '# free messages left' })}`;
    return { tag: { credits: t`Free`, money: left }, sendLabel: t`Send for free` };
  }
  const credits = t`${plural(cost, { one: '# credit', other: '# credits' })}`;
  const price = money.text ? formats.money(money.text) : undefined;
  return {
    tag: { credits, money: price },
    sendLabel: price ? t`Send for ${credits}, ${price}` : t`Send for ${credits}`,
  };
}
