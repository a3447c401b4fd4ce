import type { PaymentsPorts } from './ports.ts';
import { settleEvent } from './settle-event.ts';
import { settlePayment, UNTAKEN_AFTER, type SettlingPlace } from './settle-payment.ts';
import { markPaymentChecked, movePayment, pendingPayments, type PaymentRow } from './store/payments.ts';
import { markEventChecked, openEvents } from './store/provider-events.ts';

/** Days during which a pending payment is asked for in every run. */
const RECHECK_DAYS = 7;
/** For half a minute a payment is still with its member. */
const WITH_ITS_MEMBER = 30_000;
/** An event's own job tries for about a minute (server/jobs); one that is open for longer was given up. */
const GIVEN_UP_AFTER = 120_000;

/** Milliseconds that a run gives to a brand's payments: other recurring jobs wait for it where a provider is slow. */
const RUN_FOR = 60_000;

/**
 * The recurring job for lost webhooks of a brand: settles the events whose own job gave up, then asks about the pending payments
 * of the last days, each in its turn, for as long as a run has. What fails keeps nothing else back, and what a run does not come
 * to is the first of the next one.
 *
 * @throws AggregateError with all that could not be settled, after everything was tried
 */
export function recheckPayments(
  ports: PaymentsPorts,
  shop: Omit<SettlingPlace, 'now'>,
  clock: () => Date,
): Promise<void> {
  const place = { ...shop, now: clock() };
  return tryEach([settleOpenEvents, askForYoung], (recheck) => recheck(ports, place, clock));
}

/**
 * The daily job for payments of a brand that are pending for longer. They are asked for as long as their provider calls them
 * pending: `failed` is an end that nothing leads out of (contract part 7), so money that comes after an end of ours would be lost.
 *
 * @throws AggregateError with all that could not be settled, after everything was tried
 */
export function recheckOldPayments(
  ports: PaymentsPorts,
  shop: Omit<SettlingPlace, 'now'>,
  clock: () => Date,
): Promise<void> {
  const place = { ...shop, now: clock() };
  const old = pendingPayments(place.db, place.brand.id, { until: youngSince(place.now), checkedBefore: place.now });
  return tryEach(inTime(old, clock), (payment) => askFor(ports, place, payment));
}

async function settleOpenEvents(ports: PaymentsPorts, place: SettlingPlace, clock: () => Date): Promise<void> {
  const { db, brand, now } = place;
  const until = new Date(now.getTime() - GIVEN_UP_AFTER);
  await tryEach(inTime(openEvents(db, brand.id, { until, checkedBefore: now }), clock), async (event) => {
    await markEventChecked(db, { brand: brand.id, provider: event.provider }, event.eventId, now);
    await settleEvent(ports, place, event);
  });
}

function askForYoung(ports: PaymentsPorts, place: SettlingPlace, clock: () => Date): Promise<void> {
  const { db, brand, now } = place;
  const span = { after: youngSince(now), until: new Date(now.getTime() - WITH_ITS_MEMBER) };
  const young = pendingPayments(db, brand.id, { ...span, checkedBefore: now });
  return tryEach(inTime(young, clock), (payment) => askFor(ports, place, payment));
}

const youngSince = (now: Date): Date => new Date(now.getTime() - RECHECK_DAYS * 86_400_000);

async function askFor(ports: PaymentsPorts, place: SettlingPlace, payment: PaymentRow): Promise<void> {
  await markPaymentChecked(place.db, payment, place.now);
  const untaken = payment.provider_ref === null && place.now.getTime() - payment.created_at.getTime() > UNTAKEN_AFTER;
  if (untaken) await movePayment(place.db, payment, { status: 'failed', error: 'provider_down' });
  else await settlePayment(ports, place, payment);
}

/** As many as there is time for. */
async function* inTime<T>(each: AsyncIterable<T>, clock: () => Date): AsyncGenerator<T> {
  const end = clock().getTime() + RUN_FOR;
  for await (const one of each) {
    if (clock().getTime() > end) return;
    yield one;
  }
}

/** One after the other to the end; what failed is thrown then. */
async function tryEach<T>(each: Iterable<T> | AsyncIterable<T>, act: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for await (const one of each) await act(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be settled`);
}
