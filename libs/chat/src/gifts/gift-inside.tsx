import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Gift, Message } from '@parlour/contract/types/chat';
import { giftName } from '@parlour/i18n/labels/gifts';
import { GiftPicture, MessageGift } from '@parlour/ui';

interface GiftInsideProps {
  gift: Pick<Gift, 'id' | 'image' | 'cost'>;
  from: Message['from'];
  /** The other member's; not needed for one's own gift. */
  name?: string;
}

/** A gift as it stands in the conversation; what it cost is told to its giver alone. */
export function GiftInside({ gift: { id, image, cost }, from, name = '' }: GiftInsideProps) {
  const { i18n, t } = useLingui();
  const price = t`${plural(cost, { one: '# credit', other: '# credits' })}`;
  const mine = cost === 0 ? t`Gift from you` : t`Gift from you · ${price}`;
  return (
    <MessageGift
      picture={<GiftPicture src={image} />}
      name={giftName(i18n, id)}
      detail={from === 'me' ? mine : t`Gift from ${name}`}
    />
  );
}
