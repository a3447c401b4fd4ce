import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isGift, type GiftId } from '@parlour/models/chat/gifts';

const words: Record<GiftId, MessageDescriptor> = {
  rose: msg({ message: 'Rose', context: 'gift' }),
  coffee: msg({ message: 'Coffee', context: 'gift' }),
  ice_cream: msg({ message: 'Ice cream', context: 'gift' }),
  candle: msg({ message: 'Candle', context: 'gift' }),
  book: msg({ message: 'Book', context: 'gift' }),
  record: msg({ message: 'Record', context: 'gift' }),
  cake: msg({ message: 'Cake', context: 'gift' }),
  balloons: msg({ message: 'Balloons', context: 'gift' }),
  star: msg({ message: 'Star', context: 'gift' }),
  sailing_boat: msg({ message: 'Sailing boat', context: 'gift' }),
  hot_air_balloon: msg({ message: 'Hot-air balloon', context: 'gift' }),
  plane_ticket: msg({ message: 'Plane ticket', context: 'gift' }),
};

/** What a gift is called. One that is no longer offered, in an old message, is a gift. */
export const giftName = (i18n: I18n, id: string): string => i18n._(isGift(id) ? words[id] : msg`Gift`);
