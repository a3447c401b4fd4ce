import { DAY, HOUR, MINUTE, SECOND } from '@parlour/models/durations';
import type { PaymentsPorts } from '../ports.ts';
import { settleEvent } from './settle-event.ts';
import { endUntaken, ProviderMissing, settlePayment, UNTAKEN_AFTER, type SettlingContext } from './settle-payment.ts';
import { markPaymentChecked, uncheckedPayments } from '../store/payment-turns.ts';
import type { PaymentRow } from '../store/payments.ts';
import { markEventChecked, openEvents } from '../store/provider-events.ts';
import { roundRobin, type Line } from './round-robin.ts';

/** Days during which a pending payment is asked for in every run. */
const RECHECK_DAYS = 7;
/** Days in which a payer may have a card payment taken back (Visa and Mastercard: 120 from the payment). */
const RETURNABLE_DAYS = 120;
/** Days after which a completed payment is asked about again; the last time after the last day on which it may be taken back. */
const RETURNS_EVERY_DAYS = 7;
/** For half a minute a payment is still with its member. */
const WITH_ITS_MEMBER = 30 * SECOND;
/** An event's own job tries for about a minute (server/jobs); one that is open for longer was given up. */
const GIVEN_UP_AFTER = 2 * MINUTE;
/** Milliseconds after which a payment that is pending for longer is asked for again: once a day, whenever in a run its turn comes. */
const OLD_EVERY = 23 * HOUR;
/**
 * Questions of an hourly run that wait for their answers side by side: it has to come round to all purchases of four months
 * (docs/operating.md).
 */
const OLD_AT_ONCE = 4;
/** Milliseconds that a run has for all brands together: where a provider is slow, it is over before the next one is due. */
const RUN_FOR = 4 * MINUTE;

/** A brand whose payments are rechecked. */
type Shop = Omit<SettlingContext, 'now'>;

/** What a run asks about in one brand, by its own clock. Each piece is marked before it is given, so that none is read twice. */
type Work = (ports: PaymentsPorts, shop: Shop, clock: () => Date) => Line['pieces'];

/**
 * The recurring job for lost webhooks: settles the events whose own job gave up, and asks about the pending payments of the last
 * days. What a run does not come to is the first of the next one.
 *
 * @throws AggregateError with all that could not be settled, after everything had its turn
 */
export const recheckPayments = (ports: PaymentsPorts, shops: readonly Shop[], clock: () => Date): Promise<void> =>
  run([openEventsOf, youngPaymentsOf], 1, ports, shops, clock);

/**
 * The hourly job for older payments: pending ones, each once a day, and completed ones, each once a week. A completed
 * one may have been paid back without a webhook that reached us, and nobody would take back its credits. The pending
 * ones are asked for as long as their provider calls them pending: `failed` is an end that nothing leads out of
 * (contract part 7), so money that comes after an end of ours would be lost.
 *
 * @throws AggregateError with all that could not be settled, after everything had its turn
 */
export const recheckOldPayments = (ports: PaymentsPorts, shops: readonly Shop[], clock: () => Date): Promise<void> =>
  run([oldPaymentsOf, returnedPaymentsOf], OLD_AT_ONCE, ports, shops, clock);

/** Brands take turns, and chance says who is the first, so that a run that ends early does not end before the same ones each time. */
function run(
  works: readonly Work[],
  atOnce: number,
  ports: PaymentsPorts,
  shops: readonly Shop[],
  clock: () => Date,
): Promise<void> {
  const end = performance.now() + RUN_FOR;
  const first = Math.floor(Math.random() * shops.length);
  const inTurn = [...shops.slice(first), ...shops.slice(0, first)];
  const missing = new Set<string>();
  const lines = works.flatMap((work) =>
    inTurn.map((shop) => ({ brand: shop.brand.id, pieces: tellingOnce(missing, work(ports, shop, clock)) })),
  );
  return roundRobin(lines, { atOnce, hasTime: () => performance.now() <= end });
}

/** A provider that is not configured any more is told of once a run, however many payments it took. */
async function* tellingOnce(missing: Set<string>, pieces: Line['pieces']): Line['pieces'] {
  for await (const act of pieces)
    yield () =>
      act().catch((error: unknown) => {
        if (error instanceof ProviderMissing && missing.has(error.provider)) return;
        if (error instanceof ProviderMissing) missing.add(error.provider);
        throw error;
      });
}

async function* openEventsOf(...[ports, shop, clock]: Parameters<Work>): AsyncGenerator<() => Promise<void>> {
  const { db, brand } = shop;
  const now = clock();
  const until = new Date(now.getTime() - GIVEN_UP_AFTER);
  for await (const event of openEvents(db, brand.id, { until, checkedBefore: now })) {
    const context = { ...shop, now: notBefore(now, clock()) };
    await markEventChecked(db, { brand: brand.id, provider: event.provider }, event.eventId, context.now);
    yield () => settleEvent(ports, context, event);
  }
}

type Span = Omit<Parameters<typeof uncheckedPayments>[2], 'checkedBefore'> & { checkedBefore?: Date };

const paymentsOf = (spanAt: (now: Date) => Span): Work =>
  async function* unchecked(ports, shop, clock) {
    const now = clock();
    for await (const payment of uncheckedPayments(shop.db, shop.brand.id, { checkedBefore: now, ...spanAt(now) })) {
      const context = { ...shop, now: notBefore(now, clock()) };
      await markPaymentChecked(shop.db, payment, context.now);
      yield () => askFor(ports, context, payment);
    }
  };

const youngPaymentsOf = paymentsOf((now) => ({
  status: 'pending',
  after: youngSince(now),
  until: new Date(now.getTime() - WITH_ITS_MEMBER),
}));

const oldPaymentsOf = paymentsOf((now) => ({
  status: 'pending',
  until: youngSince(now),
  checkedBefore: new Date(now.getTime() - OLD_EVERY),
}));

const returnedPaymentsOf = paymentsOf((now) => ({
  status: 'completed',
  after: daysBefore(now, RETURNABLE_DAYS + 2 * RETURNS_EVERY_DAYS),
  until: now,
  checkedBefore: daysBefore(now, RETURNS_EVERY_DAYS),
}));

/** A clock that is set back during a run would have it read again what had its turn. */
const notBefore = (start: Date, now: Date): Date => (now < start ? start : now);

const youngSince = (now: Date): Date => daysBefore(now, RECHECK_DAYS);
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

async function askFor(ports: PaymentsPorts, context: SettlingContext, payment: PaymentRow): Promise<void> {
  const untaken = payment.provider_ref === null && context.now.getTime() - payment.created_at.getTime() > UNTAKEN_AFTER;
  if (untaken) await endUntaken(context.db, payment);
  else await settlePayment(ports, context, payment);
}
