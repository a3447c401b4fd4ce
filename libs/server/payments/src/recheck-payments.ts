import type { PaymentsPorts } from './ports.ts';
import { settlePayment, type SettlingPlace } from './settle-payment.ts';
import { movePayment, pendingPayments, type PaymentRow } from './store/payments.ts';

/** After this long, a payment that no provider ever took cannot be paid any more: its member never saw a page to pay on. */
const UNTAKEN_AFTER = 3_600_000;

/**
 * The recurring job for lost webhooks: asks about each pending payment of a brand.
 * @throws AggregateError with each payment that could not be settled, after all were tried
 */
export async function recheckPayments(ports: PaymentsPorts, place: SettlingPlace): Promise<void> {
  const failures: unknown[] = [];
  for (const payment of await pendingPayments(place.db, place.brand.id, place.now)) {
    await recheck(ports, place, payment).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be settled`);
}

async function recheck(ports: PaymentsPorts, place: SettlingPlace, payment: PaymentRow): Promise<void> {
  const untaken = payment.provider_ref === null && place.now.getTime() - payment.created_at.getTime() > UNTAKEN_AFTER;
  if (untaken) await movePayment(place.db, payment, { status: 'failed', error: 'provider_down' });
  else await settlePayment(ports, place, payment);
}
