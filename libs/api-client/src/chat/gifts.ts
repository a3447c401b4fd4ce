import type { QueryClient } from '@tanstack/react-query';
import { listGifts } from '@parlour/contract/chat/list-gifts';
import { MINUTE } from '@parlour/models/durations';
import type { Locale } from '@parlour/models/locale';
import { callQuery } from '../call-query.ts';
import { chatKeys } from './keys.ts';

/** Milliseconds: as long as the answer may be kept on its way (contract part 1, rule 12). */
const KEPT = 5 * MINUTE;

/** What can be given, named in a language. */
export const giftsOptions = (locale: Locale) => ({
  ...callQuery(chatKeys.gifts(locale), listGifts, { locale }),
  staleTime: KEPT,
});

/** Puts the price right that a refusal has just named: asking again might still bring a kept answer. */
export function repriceGift(client: QueryClient, locale: Locale, id: string, cost: number): void {
  client.setQueryData(
    giftsOptions(locale).queryKey,
    (known) => known && { gifts: known.gifts.map((gift) => (gift.id === id ? { ...gift, cost } : gift)) },
  );
}
