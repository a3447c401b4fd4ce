import { creditPriceOf } from '@parlour/models/payments/price-of-act';
import { sameMoney } from '@parlour/models/payments/money';
import { isPaidUser, mayMove } from '@parlour/models/payments/payment-state';
import { creditsOfReturn, unusedOf } from '@parlour/models/payments/refundable';
import { inTransaction } from '@parlour/server-bus';
import { onceCommitted } from '@parlour/server-bus/in-transaction';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { HOUR } from '@parlour/models/durations';
import { providerNamed, type AccountPlace, type PaymentsPorts } from '../ports.ts';
import type { ProviderStatus } from '../providers/provider.ts';
import { receiptMailJob, returnMailJob } from '../receipts/queue-receipts.ts';
import { returnUntil } from './return-until.ts';
import { lockBuyer, setPaidUser } from '../store/buyers.ts';
import { countUse } from '../store/discounts.ts';
import { lockBalance, refund, settlePurchase } from '../store/ledger.ts';
import {
  settingsOfSale,
  creditsBoughtAfter,
  findPayment,
  movePayment,
  statusesOf,
  type PaymentRow,
} from '../store/payments.ts';
import { spendableCredits } from '../transactions/spendable-credits.ts';

/** Milliseconds after which a payment that no provider took cannot be paid any more: its member never saw a page to pay on. */
export const UNTAKEN_AFTER = HOUR;

/** Where and when a payment is settled: a call's context, or what a job makes of its brand. */
export interface SettlingContext extends AccountPlace {
  now: Date;
}

/** A provider did not say how a payment stands. Whoever asks again later may pass it over. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/** The provider that took a payment is not configured any more, so that nobody can say how it stands. */
export class ProviderMissing extends ProviderAway {
  override name = 'ProviderMissing';
  readonly provider: string;
  constructor(provider: string) {
    super(`Payments were taken by ${provider}, which PAYMENT_PROVIDER does not name: nobody can say how they stand`);
    this.provider = provider;
  }
}

type Settling = Pick<PaymentsPorts, 'providers' | 'deliver' | 'enqueue' | 'report' | 'standingUnconfirmed'>;

/**
 * Asks the provider how a payment stands and moves ours on. May run any number of times at once: whoever moves the
 * payment's row first books the credits. Whoever comes second begins again with the row as it stands then. The
 * provider's word may move that on too, as a chargeback does with what was just completed. A payment moves at most
 * twice, so this ends. Where ours cannot follow the provider's word any more, that is reported and nothing moves: money
 * came after an end of ours, or a second sum went back.
 *
 * @throws where the provider names another sum than ours for what would be booked, or one that cannot have gone back, so that a
 *   person looks at it; nothing moves then
 * @throws ProviderAway where the provider does not say how the payment stands; nothing is credited then
 */
export async function settlePayment(ports: Settling, context: SettlingContext, payment: PaymentRow): Promise<void> {
  const provider = providerNamed(ports, payment.provider);
  if (!provider) throw new ProviderMissing(payment.provider);
  if (payment.provider_ref === null) return;
  const said = await provider.fetchStatus(payment.provider_ref).catch((cause: unknown) => {
    throw new ProviderAway(`The provider does not say how payment ${payment.id} stands`, { cause });
  });
  const state = outcomeFor(payment, said);
  if (state === 'pending') return;
  if (state === payment.status) return reportFurtherReturn(ports, payment, said);
  if (!mayMove(payment.status, state)) {
    ports.report(new Error(`Payment ${payment.id} is ${said.state} with its provider and ${payment.status} here`));
    return;
  }
  checkSums(payment, said, state);
  // Outside the transaction: the calendar of a country takes a moment at the first purchase there.
  const until = state === 'completed' ? await agreedUntil(context, payment) : null;
  const moved = await inTransaction(context, ({ trx }) =>
    move(ports, trx, context, payment, { ...said, state, until }),
  );
  const isFollowed = state !== 'completed' || said.state === 'completed';
  if (moved && isFollowed) return;
  const current = await findPayment(context.db, payment.brand, payment.member_id, payment.id);
  if (current) await settlePayment(ports, context, current);
}

/** Ends a payment that no provider took, so that its member may begin another; nothing where it was moved meanwhile. */
export async function endUntaken(db: BrandDatabase, payment: PaymentRow): Promise<void> {
  await movePayment(db, payment, { status: 'failed', error: 'provider_down' });
}

/**
 * Money that was taken and given back before we heard of it was never ours: the payment failed, or stays so. Where only
 * a part went back, the rest is ours: the payment is completed first, and then follows.
 */
function outcomeFor({ status }: PaymentRow, { state, returned, total }: ProviderStatus): ProviderStatus['state'] {
  const isKnown = status !== 'pending' && status !== 'failed';
  if (isKnown || state === 'completed' || state === 'pending') return state;
  return returned > 0 && returned < total.amount ? 'completed' : 'failed';
}

/** A payment goes back once. What went back after that is for a person to see: its credits are with the member, or gone. */
function reportFurtherReturn(ports: Settling, { id, returned }: PaymentRow, said: ProviderStatus): void {
  if (returned !== null && returned !== said.returned)
    ports.report(new Error(`Of payment ${id} ${said.returned} went back at its provider and ${returned} here`));
}

/** Of a payment that ends without a booking another sum may be named, but never what contradicts itself. */
function checkSums(
  payment: PaymentRow,
  { state, total, returned }: ProviderStatus,
  outcome: ProviderStatus['state'],
): void {
  const ours = { amount: payment.amount + payment.transaction_costs, currency: payment.currency };
  const isReturn = state === 'refunded' || state === 'charged_back';
  const fits = isReturn ? returned > 0 && returned <= total.amount : returned === 0;
  const isOurs = outcome === 'failed' || sameMoney(total, ours);
  if (!isOurs || !fits) throw new Error(`The provider's sum for payment ${payment.id} is not ours`);
}

/** How long a purchase that is completed now may be returned: for the days that were said when it was sold. */
async function agreedUntil({ brand, db, now }: SettlingContext, payment: PaymentRow): Promise<Date> {
  const { refund_days: days } = (await settingsOfSale(db, payment)) ?? brand.settings;
  return returnUntil(payment.country, now, days);
}

interface Move {
  state: Exclude<ProviderStatus['state'], 'pending'>;
  returned: number;
  /** When its return ends, where it is completed. */
  until: Date | null;
}

/**
 * False where somebody else moved the payment first. Money that comes for an account that is closed is booked like any other, and told
 * of: unless its member comes back, a person has to return it.
 */
async function move(
  ports: Settling,
  trx: Transaction,
  context: SettlingContext,
  payment: PaymentRow,
  { state, returned, until }: Move,
): Promise<boolean> {
  if (state === 'failed')
    return (await movePayment(trx, payment, { status: 'failed', error: 'payment_failed' })) !== undefined;
  const buyer = await lockBuyer(trx, payment.brand, payment.member_id);
  const moved =
    state === 'completed'
      ? await complete(trx, context, payment, until)
      : await takeBack(trx, context, payment, { state, returned });
  if (!moved) return false;
  if (state === 'completed' && !buyer?.isHere)
    onceCommitted(trx, () => ports.report(new Error(`Payment ${payment.id} was completed for a closed account`)));
  if (!buyer) return true;
  const paidUser = isPaidUser(await statusesOf(trx, payment.brand, payment.member_id));
  await setPaidUser(trx, payment.brand, payment.member_id, paidUser);
  if (buyer.isConfirmed && state === 'completed') await ports.enqueue(trx, receiptMailJob(payment));
  if (buyer.isConfirmed && state === 'refunded') await ports.enqueue(trx, returnMailJob(payment));
  const credits = await spendableCredits(ports, { brand: context.brand, db: trx }, payment.member_id);
  await ports.deliver(trx, payment.member_id, { kind: 'credits', credits, paid_user: paidUser });
  return true;
}

/** Books the purchase; false where somebody else booked it. */
async function complete(
  trx: Transaction,
  { brand, now }: SettlingContext,
  payment: PaymentRow,
  withdraw_until: Date | null,
): Promise<boolean> {
  const moved = await movePayment(trx, payment, { status: 'completed', completed_at: now, withdraw_until });
  if (!moved) return false;
  const { id, member_id: memberId, credits, discount_code: code } = moved;
  const price = { amount: moved.amount, currency: moved.currency };
  if (code) await countUse(trx, { brand: brand.id, code, memberId, paymentId: id, now });
  const creditPrice = creditPriceOf({ credits, price }).millionths;
  await settlePurchase(trx, {
    brand: brand.id,
    memberId,
    credits,
    ref: { type: 'payment', id },
    money: price,
    creditPrice,
    now,
  });
  return true;
}

/**
 * Takes back the credits that the returned money had paid for, as far as those of this payment are still there; booked also where
 * none are, so that its member reads of it. What went back is the price first, and only then the transaction costs. False where
 * somebody else moved it.
 */
async function takeBack(
  trx: Transaction,
  { brand, now }: SettlingContext,
  payment: PaymentRow,
  { state, returned }: { state: 'refunded' | 'charged_back'; returned: number },
): Promise<boolean> {
  const moved = await movePayment(trx, payment, { status: state, returned });
  if (!moved) return false;
  const balance = await lockBalance(trx, brand.id, moved.member_id);
  const later = await creditsBoughtAfter(trx, moved);
  const [, unused] = unusedOf(balance, [{ credits: later }, moved]);
  const money = { amount: Math.min(returned, moved.amount), currency: moved.currency };
  await refund(trx, {
    brand: brand.id,
    memberId: moved.member_id,
    credits: creditsOfReturn(moved, unused!, returned),
    ref: { type: 'payment', id: moved.id },
    money,
    now,
  });
  return true;
}
