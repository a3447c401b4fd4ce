import { useEffect, useState } from 'react';
import { textValue, type CallFormResult } from '@parlour/api-client/call-form';
import type { Money } from '@parlour/models/payments/money';
import { ORDER_FORM, type Order } from './use-order.ts';

/** What stood before the member, who may have agreed to it. */
interface Seen {
  /** What the member asked for, the code included. */
  asked: string;
  offer: string;
  sum: string;
  credits: string;
  /** Days in which unused credits can be returned. */
  days: string;
}

/** `gone`: the package is no longer sold; `order_changed`: its credits or the days of return are others. */
type OrderChange = 'gone' | 'price_changed' | 'order_changed' | null;

/**
 * Whether the order has become another without the member's doing, as prices were read anew or a form came back: its package is no
 * longer sold, it costs another sum or gives other credits, or they can be returned for other days. What was agreed to is not what
 * stands there now, so the consent is taken back. Once it is given again there is nothing to say.
 *
 * @param asked names what the member asked for: an order that changes with it has changed by the member's own choice
 * @param consent name of the box that was ticked for it
 */
export function useChangedOrder(
  { offer, total, prices }: Order,
  asked: string,
  consent: string,
  lastResult: CallFormResult | undefined,
): { change: OrderChange; agree(): void } {
  const { id, credits } = offer;
  const now: Seen = { asked, offer: id, sum: sumOf(total), credits: `${credits}`, days: `${prices.refund_days}` };
  const [{ seen, change }, setStanding] = useState({
    seen: { ...now, ...seenBefore(lastResult) },
    change: null as OrderChange,
  });
  const isOther = seen.credits !== now.credits || seen.days !== now.days;
  if (seen.asked !== asked) setStanding({ seen: now, change: null });
  else if (isOther || seen.offer !== id || seen.sum !== now.sum) {
    const isSold = prices.packages.some((one) => one.id === seen.offer);
    setStanding({ seen: now, change: isSold ? (isOther ? 'order_changed' : 'price_changed') : 'gone' });
  }
  useEffect(() => {
    if (change) untick(consent);
  }, [change, seen, consent]);
  return { change, agree: () => setStanding({ seen: now, change: null }) };
}

const sumOf = ({ amount, currency }: Money): string => `${amount} ${currency}`;

/** What stood in a form that came back; its sum and credits are another's where the member chose anew in it, its days the brand's. */
function seenBefore(lastResult: CallFormResult | undefined): Partial<Seen> {
  const posted = lastResult?.submission.initialValue ?? {};
  const read = (name: string): string => textValue(posted[name]) ?? '';
  const [offer, credits, days] = [read('package_id'), read('credits'), read('days')];
  if (!offer) return {};
  const isAsShown = offer === read('shown_package') && read('payment_method') === read('shown_method');
  return {
    offer,
    ...(isAsShown && { sum: `${read('total')} ${read('currency')}`, ...(credits && { credits }) }),
    ...(days && { days }),
  };
}

/** The box belongs to its form, which reads it where it stands. */
export function untick(name: string): void {
  const box = document.querySelector<HTMLInputElement>(`#${ORDER_FORM} [name="${name}"]`);
  if (box) box.checked = false;
}
