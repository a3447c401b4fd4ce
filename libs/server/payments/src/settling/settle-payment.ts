import type { BrandSettings } from '@parlour/brand/settings-schema';
import { creditPriceOf } from '@parlour/models/payments/price-of-act';
import { sameMoney, type Money } from '@parlour/models/payments/money';
import { isPaidUser, mayMove } from '@parlour/models/payments/payment-state';
import { returnUntil } from '@parlour/models/payments/return-period';
import { inTransaction } from '@parlour/server-bus';
import { onceCommitted } from '@parlour/server-bus/in-transaction';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { HOUR } from '@parlour/models/durations';
import { providerNamed, type PaymentsPorts } from '../ports.ts';
import type { ProviderStatus } from '../providers/provider.ts';
import { receiptMailJob } from '../receipts/queue-receipts.ts';
import { lockBuyer, setPaidUser } from '../store/buyers.ts';
import { countUse } from '../store/discounts.ts';
import { lockBalance, refund, settlePurchase } from '../store/ledger.ts';
import { agreedRefundDays, findPayment, movePayment, statusesOf, type PaymentRow } from '../store/payments.ts';

/** Milliseconds after which a payment that no provider took cannot be paid any more: its member never saw a page to pay on. */
export const UNTAKEN_AFTER = HOUR;

/** Where and when a payment is settled: a call's context, or what a job makes of its brand. */
export interface SettlingContext {
  brand: { id: string; settings: BrandSettings };
  db: BrandDatabase;
  now: Date;
}

/** A provider did not say how a payment stands. Whoever asks again later may pass it over. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

type Settling = Pick<PaymentsPorts, 'providers' | 'deliver' | 'enqueue' | 'report'>;

/**
 * Asks the provider how a payment stands and moves ours on. May run any number of times at once: whoever moves the payment's
 * row first books the credits. Whoever comes second begins again with the row as it stands then, which the provider's word
 * may move on too, as a chargeback does with what was just completed; a payment moves at most twice, so that this ends. Where ours
 * cannot follow the provider's word any more, such as money that came after an end of ours, that is reported and nothing moves.
 * @throws where the provider names another sum than ours, so that a person looks at it, and `ProviderAway` where it names none;
 *   nothing is credited then
 */
export async function settlePayment(ports: Settling, context: SettlingContext, payment: PaymentRow): Promise<void> {
  const provider = providerNamed(ports, payment.provider);
  if (!provider || payment.provider_ref === null) return;
  const { state: theirs, total } = await provider.fetchStatus(payment.provider_ref).catch((cause: unknown) => {
    throw new ProviderAway(`The provider does not say how payment ${payment.id} stands`, { cause });
  });
  const state = outcomeFor(payment, theirs);
  if (state === 'pending' || state === payment.status) return;
  if (!mayMove(payment.status, state)) {
    ports.report(new Error(`Payment ${payment.id} is ${state} with its provider and ${payment.status} here`));
    return;
  }
  checkTotal(payment, total);
  const moved = await inTransaction(context, ({ trx }) => move(ports, trx, context, payment, state));
  if (moved) return;
  const current = await findPayment(context.db, payment.brand, payment.member_id, payment.id);
  if (current) await settlePayment(ports, context, current);
}

/** Ends a payment that no provider took, so that its member may begin another; nothing where it was moved meanwhile. */
export async function endUntaken(db: BrandDatabase, payment: PaymentRow): Promise<void> {
  await movePayment(db, payment, { status: 'failed', error: 'provider_down' });
}

/** Money that was taken and given back before we heard of it was never ours: the payment failed, or stays so. */
function outcomeFor({ status }: PaymentRow, state: ProviderStatus['state']): ProviderStatus['state'] {
  const wasNeverOurs = status === 'pending' || status === 'failed';
  return wasNeverOurs && state !== 'completed' && state !== 'pending' ? 'failed' : state;
}

function checkTotal(payment: PaymentRow, total: Money): void {
  const ours = { amount: payment.amount + payment.transaction_costs, currency: payment.currency };
  if (!sameMoney(total, ours)) throw new Error(`The provider's sum for payment ${payment.id} is not ours`);
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
  state: Exclude<ProviderStatus['state'], 'pending'>,
): Promise<boolean> {
  if (state === 'failed')
    return (await movePayment(trx, payment, { status: 'failed', error: 'payment_failed' })) !== undefined;
  const buyer = await lockBuyer(trx, payment.brand, payment.member_id);
  const credits =
    state === 'completed' ? await complete(trx, context, payment) : await takeBack(trx, context, payment, state);
  if (credits === null) return false;
  if (state === 'completed' && !buyer?.isHere)
    onceCommitted(trx, () => ports.report(new Error(`Payment ${payment.id} was completed for a closed account`)));
  if (!buyer) return true;
  const paidUser = isPaidUser(await statusesOf(trx, payment.brand, payment.member_id));
  await setPaidUser(trx, payment.brand, payment.member_id, paidUser);
  if (state === 'completed' && buyer.isConfirmed) await ports.enqueue(trx, receiptMailJob(payment));
  await ports.deliver(trx, payment.member_id, { kind: 'credits', credits, paid_user: paidUser });
  return true;
}

/** Books the purchase; the new balance, or null where somebody else booked it. */
async function complete(
  trx: Transaction,
  { brand, now }: SettlingContext,
  payment: PaymentRow,
): Promise<number | null> {
  const refundDays = (await agreedRefundDays(trx, payment)) ?? brand.settings.refund_days;
  const moved = await movePayment(trx, payment, {
    status: 'completed',
    completed_at: now,
    withdraw_until: returnUntil(payment.country, now, refundDays),
  });
  if (!moved) return null;
  const { id, member_id: memberId, credits, discount_code: code } = moved;
  const price = { amount: moved.amount, currency: moved.currency };
  if (code) await countUse(trx, { brand: brand.id, code, memberId, paymentId: id, now });
  const creditPrice = creditPriceOf({ credits, price }).millionths;
  return settlePurchase(trx, {
    brand: brand.id,
    memberId,
    credits,
    ref: { type: 'payment', id },
    money: price,
    creditPrice,
    now,
  });
}

/** Takes the credits of a returned payment back, as far as they are still there; booked also where none are, so that its member reads of it. */
async function takeBack(
  trx: Transaction,
  { brand, now }: SettlingContext,
  payment: PaymentRow,
  state: 'refunded' | 'charged_back',
): Promise<number | null> {
  const moved = await movePayment(trx, payment, { status: state });
  if (!moved) return null;
  const balance = await lockBalance(trx, brand.id, moved.member_id);
  const money = { amount: moved.amount, currency: moved.currency };
  const back = await refund(trx, {
    brand: brand.id,
    memberId: moved.member_id,
    credits: Math.min(balance, moved.credits),
    ref: { type: 'payment', id: moved.id },
    money,
    now,
  });
  return back.credits;
}
