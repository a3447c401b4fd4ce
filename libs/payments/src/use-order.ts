import { useState } from 'react';
import { addresses } from '@parlour/contract/addresses';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { listCredits } from '@parlour/contract/payments/list-credits';
import type { Package, PaymentMethod } from '@parlour/contract/types/payment';
import { orderTotal } from '@parlour/models/payments/package-price';
import type { Money } from '@parlour/models/payments/money';

export type CreditsReply = ReplyOf<typeof listCredits>;

/** What the member is about to buy. */
export interface Order {
  offer: Package;
  method: PaymentMethod;
  total: Money;
}

export interface OrderChoice {
  packageId?: string;
  paymentMethod?: string;
}

/** The package of the address, else the popular one; the method of the address, else the country's first. */
export function orderOf({ packages, methods }: CreditsReply, { packageId, paymentMethod }: OrderChoice): Order | null {
  const offer = packages.find(({ id }) => id === packageId) ?? packages.find(({ popular }) => popular) ?? packages[0];
  const method = methods.find(({ id }) => id === paymentMethod) ?? methods[0];
  return offer && method ? { offer, method, total: orderTotal(offer.price, method.fee) } : null;
}

/** The choice on the page, which stands in the address too, so that it survives a reload and can be kept. */
export function useOrder(reply: CreditsReply, first: OrderChoice) {
  const [choice, setChoice] = useState(first);
  const order = orderOf(reply, choice);
  const choose = (change: OrderChoice): void => {
    const next = orderOf(reply, { ...choice, ...change });
    setChoice({ packageId: next?.offer.id, paymentMethod: next?.method.id });
    if (next) keepInAddress(next);
  };
  return { order, choose };
}

/** Only the address changes; a navigation would draw the page anew and take the focus from the choice. */
function keepInAddress({ offer, method }: Order): void {
  const path = addresses.creditsPackage.href({ id: offer.id, paymentmethod: method.id });
  window.history.replaceState(window.history.state, '', path + window.location.search);
}
