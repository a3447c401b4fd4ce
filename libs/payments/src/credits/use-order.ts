import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useHref } from 'react-router';
import { addresses, type Search } from '@parlour/contract/addresses';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { listCredits } from '@parlour/contract/payments/list-credits';
import type { Package, PaymentMethod } from '@parlour/contract/types/payment';
import { countsWith } from '@parlour/models/payments/discount-code';
import { orderTotal } from '@parlour/models/payments/package-price';
import type { Money } from '@parlour/models/payments/money';

export type CreditsReply = ReplyOf<typeof listCredits>;

/** What is sold with the code that was typed, if any, and without it, for orders that the code does not count for. */
export interface Shop {
  reply: CreditsReply;
  withoutCode: CreditsReply;
}

/** What the member is about to buy. */
export interface Order {
  offer: Package;
  method: PaymentMethod;
  total: Money;
  /** All prices with this way to pay. */
  prices: CreditsReply;
  /** True where a code counts and the member's own offer takes more off. */
  isCodeBeaten: boolean;
}

export interface OrderChoice {
  packageId?: string;
  paymentMethod?: string;
}

/**
 * The order of a choice, or null where nothing can be bought.
 * - Package: the chosen one, else the popular one, else the first.
 * - Method: the chosen one, else the country's first that the discount counts with, else its first.
 * - Prices: without a code where it does not count, with this method or for so small an order, or where it takes less
 *   off than the member's own offer.
 */
export function orderOf({ reply, withoutCode }: Shop, { packageId, paymentMethod }: OrderChoice): Order | null {
  const { methods, discount } = reply;
  const isDiscounted = ({ id }: PaymentMethod): boolean => countsWith(discount?.paymentmethods ?? null, id);
  const method = methods.find(({ id }) => id === paymentMethod) ?? methods.find(isDiscounted) ?? methods[0];
  if (!method) return null;
  const offerIn = ({ packages }: CreditsReply) =>
    packages.find(({ id }) => id === packageId) ?? packages.find(({ popular }) => popular) ?? packages[0];
  const isReached = discount === null || offerIn(reply)?.discount !== null;
  const counts = isDiscounted(method) && isReached;
  const isCodeBeaten = counts && priceOf(offerIn(reply)) > priceOf(offerIn(withoutCode));
  const prices = counts && !isCodeBeaten ? reply : withoutCode;
  const offer = offerIn(prices);
  return offer ? { offer, method, total: orderTotal(offer.price, method.fee), prices, isCodeBeaten } : null;
}

const priceOf = (offer: Package | undefined): number => offer?.price.amount ?? 0;

/** The address of a choice. What was not chosen is left out: a discount asked for there may still choose how to pay. */
export const choiceAddress = (
  { packageId: id, paymentMethod: paymentmethod = '' }: OrderChoice,
  search?: Search,
): string =>
  id ? addresses.creditsPackage.href({ id, paymentmethod }, search) : addresses.credits.href(undefined, search);

/** The form whose ticks are the choice. */
export const ORDER_FORM = 'order';

/**
 * The choice on the page, which stands in the address too, so that it survives a reload and can be kept. What was
 * ticked before the page's scripts came is adopted: React lets such a tick stand, and the bill has to agree with it.
 *
 * @param isSent the order is on its way, and stays as it was sent
 */
export function useOrder(shop: Shop, first: OrderChoice, isSent: boolean) {
  const [choice, setChoice] = useState(first);
  const home = useHref(addresses.credits.href());
  const order = orderOf(shop, choice);
  const choose = (change: OrderChoice): void => {
    if (isSent) return;
    const next = orderOf(shop, { ...choice, ...change });
    setChoice({ packageId: next?.offer.id, paymentMethod: next?.method.id });
    if (next) keepInAddress(next, home);
  };
  const adoptEarly = useEffectEvent(() => {
    const [packageId, paymentMethod] = [tickedOf('package_id'), tickedOf('payment_method')];
    if (packageId !== order?.offer.id || paymentMethod !== order?.method.id) choose({ packageId, paymentMethod });
  });
  useLayoutEffect(() => adoptEarly(), []);
  return { order, choice, choose, address: choiceAddress(choice) };
}

const tickedOf = (name: string): string | undefined =>
  document.querySelector<HTMLInputElement>(`#${ORDER_FORM} [name="${name}"]:checked`)?.value;

/**
 * Only the address changes; a navigation would draw the page anew and take the focus from the choice.
 *
 * @param home the address of the packages with the language in front of it, where one is
 */
function keepInAddress({ offer, method }: Order, home: string): void {
  const address = addresses.creditsPackage.href({ id: offer.id, paymentmethod: method.id });
  const path = address.replace(addresses.credits.pattern, home);
  window.history.replaceState(window.history.state, '', path + window.location.search);
}
