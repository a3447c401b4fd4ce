import type { CreditsReply, Order } from './use-order.ts';

interface SeenOrderProps {
  reply: CreditsReply;
  order: Order;
  /** The code that counts where one was typed. */
  code: string | undefined;
}

/** What the buyer sees beside the button, for the server to hold it against what is for sale by then. */
export const SeenOrder = ({ reply, order, code }: SeenOrderProps) => (
  <>
    <input type="hidden" name="country" value={reply.country} />
    <input type="hidden" name="total" value={order.total.amount} />
    <input type="hidden" name="currency" value={order.total.currency} />
    <input type="hidden" name="credits" value={order.offer.credits} />
    <input type="hidden" name="days" value={order.prices.refund_days} />
    <input type="hidden" name="shown_package" value={order.offer.id} />
    <input type="hidden" name="shown_method" value={order.method.id} />
    {code !== undefined && <input type="hidden" name="shown_code" value={code} />}
    {code !== undefined && order.prices === reply && <input type="hidden" name="discount_code" value={code} />}
  </>
);
