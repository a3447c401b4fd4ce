import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Package } from '@parlour/contract/types/payment';
import { useFormats } from '@parlour/i18n';
import { PackageCard, PackageList } from '@parlour/ui';
import type { CreditsReply } from './use-order.ts';

interface PackageChoiceProps {
  reply: CreditsReply;
  chosen: string;
  onChoose: (id: string) => void;
}

/** The packages of a country, one of which is chosen. */
export function PackageChoice({ reply, chosen, onChoose }: PackageChoiceProps) {
  const { t } = useLingui();
  return (
    <PackageList legend={t`Packages`} packageStyle={reply.style}>
      {reply.packages.map((offer) => (
        <Offer key={offer.id} offer={offer} reply={reply} checked={offer.id === chosen} onChoose={onChoose} />
      ))}
    </PackageList>
  );
}

interface OfferProps {
  offer: Package;
  reply: CreditsReply;
  checked: boolean;
  onChoose: (id: string) => void;
}

function Offer({ offer, reply, checked, onChoose }: OfferProps) {
  const { t } = useLingui();
  const { money, number, percent } = useFormats();
  const cost = reply.costs.message;
  const messages = Math.floor(offer.credits / cost);
  const each = money(offer.price_per_message);
  const percentage = offer.discount?.percentage;
  return (
    <PackageCard
      name="package_id"
      value={offer.id}
      packageStyle={reply.style}
      checked={checked}
      onChoose={onChoose}
      credits={[number(offer.credits), t`${plural(offer.credits, { one: 'credit', other: 'credits' })}`]}
      messages={cost > 0 ? t`${plural(messages, { one: '# message', other: '# messages' })}` : undefined}
      price={money(offer.price)}
      priceBefore={offer.base_price ? [money(offer.base_price), t`before`] : undefined}
      each={cost > 0 ? t`${each} per message` : undefined}
      popularLabel={offer.popular ? t`Popular` : undefined}
      discountLabel={percentage ? `−${percent(percentage / 100)}` : undefined}
    />
  );
}
