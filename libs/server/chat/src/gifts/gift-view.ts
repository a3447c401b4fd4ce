import { giftPictureAddress } from '@parlour/contract/chat/list-gifts';
import type { Gift } from '@parlour/contract/types/chat';
import { loadI18n } from '@parlour/i18n/catalogue';
import { giftName } from '@parlour/i18n/labels/gifts';
import type { Locale } from '@parlour/models/locale';

/** A gift in words and pictures; its price in money is the reader's own matter. */
export async function giftView(id: string, cost: number, locale: Locale): Promise<Gift> {
  return {
    id,
    name: giftName(await loadI18n(locale), id),
    image: giftPictureAddress.href(id),
    cost,
    money: null,
  };
}
