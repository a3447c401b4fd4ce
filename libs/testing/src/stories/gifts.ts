import { giftPictures } from '@parlour/brand/gifts/gift-pictures';
import type { Gift } from '@parlour/contract/types/chat';
import { giftCost, giftIds } from '@parlour/models/chat/gifts';

const words = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' ');

/** What the brands' members can give, at 25 credits for the cheapest, with the pictures inside: no server has to send them. */
export const storyGifts: Gift[] = giftIds.map((id) => ({
  id,
  name: words(id),
  image: `data:image/svg+xml,${encodeURIComponent(giftPictures.get(id) ?? '')}`,
  cost: giftCost(id, 25),
  money: null,
}));

/** One of them. */
export function storyGift(id: (typeof giftIds)[number]): Gift {
  return storyGifts.find((gift) => gift.id === id)!;
}
