import { msg, plural } from '@lingui/core/macro';
import { v7 as uuid } from 'uuid';
import type { BodyOf } from '@parlour/contract/define-call';
import { createPayment } from '@parlour/contract/payments/create-payment';
import { loadI18n } from '@parlour/i18n/catalogue';
import type { Locale } from '@parlour/models/locale';
import { paymentFee, type PaymentMethodFacts } from '@parlour/models/payment-methods';
import { sameMoney } from '@parlour/models/payments/money';
import { orderTotal } from '@parlour/models/payments/package-price';
import { PAYMENT_ID } from '@parlour/models/payments/return-path';
import { verdictOfWait, waitAfter } from '@parlour/models/wait-after';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse, refuseBecause, refuseFields } from '@parlour/server-kit/calls/refusal';
import { HOUR } from '@parlour/models/durations';
import type { FindTyped } from '../discounts/code-guesses.ts';
import { runningDiscount } from '../discounts/discount.ts';
import { isBlockedBuyer } from './blocked-buyer.ts';
import { offerPrice } from './order-price.ts';
import { methodsOf, packagesOf, sellingCountry } from './packages.ts';
import { sellingProvider, type PaymentsPorts } from '../ports.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { endUntaken } from '../settling/settle-payment.ts';
import { shownPayment } from './shown-payment.ts';
import { lockBuyer } from '../store/buyers.ts';
import { newestOpen } from '../store/open-payments.ts';
import { findPayment, insertPayment, linkProvider, type NewPayment, type PaymentRow } from '../store/payments.ts';

type Order = BodyOf<typeof createPayment>;

/** Open payments of one member and hour: more would only hold up the rechecks of others. */
const MAX_OPEN = 20;

/** Starts a payment at the price that the member has seen, and says where it goes on. Nothing is credited here. */
export const createPaymentCall = (ports: PaymentsPorts, findTyped: FindTyped) =>
  handle(createPayment, async ({ body }, context) => {
    const { brand, db, viewer } = context;
    const { provider, method } = methodOf(ports, context, body);
    // Before the price is compared: who may not buy hears that, not a new price.
    await refuseBuyer(db, context);
    const payment = await priceOrder(findTyped, context, body, method, provider.id);
    // Neither an account that is purged or left at this moment buys, nor does one more often than it may by asking at once.
    await inTransaction(context, async ({ trx }) => {
      const buyer = await lockBuyer(trx, brand.id, viewer.id);
      if (!buyer?.isHere) throw refuse('authentication_required');
      await refuseBuyer(trx, context);
      await insertPayment(trx, payment);
    });
    return { payment: shownPayment(await startAtProvider(provider, context, payment, body.return_url)) };
  });

/** Refuses whose bank took a payment back, and who has begun too many. */
async function refuseBuyer(db: BrandDatabase, { brand, viewer, now }: MemberContext): Promise<void> {
  if (await isBlockedBuyer(db, brand.id, viewer.id)) throw refuse('payment_blocked');
  const open = await newestOpen(db, brand.id, viewer.id, MAX_OPEN);
  const begun = open.map(({ created_at }) => created_at);
  const verdict = verdictOfWait(waitAfter(begun, MAX_OPEN, HOUR, now));
  if (!verdict.ok) throw refuse(verdict.refusal, { minutes: verdict.minutes });
}

function methodOf(
  ports: PaymentsPorts,
  { brand }: MemberContext,
  order: Order,
): { provider: PaymentProvider; method: PaymentMethodFacts } {
  const country = sellingCountry(brand.settings, order.country);
  const provider = sellingProvider(ports);
  const method =
    provider &&
    methodsOf(brand.settings, country, (id) => provider.offers(id)).find(({ id }) => id === order.payment_method);
  if (!provider || !method) throw refuse('method_unavailable');
  return { provider, method };
}

/** The order as it will be kept; refused where the price, the credits or the days of a return are not those that were seen. */
async function priceOrder(
  findTyped: FindTyped,
  context: MemberContext,
  order: Order,
  method: PaymentMethodFacts,
  provider: string,
): Promise<NewPayment> {
  const { brand, viewer, now } = context;
  const country = sellingCountry(brand.settings, order.country);
  const offer = packagesOf(brand.settings, country).find(({ id }) => id === order.package_id);
  if (!offer) throw refuseFields({ package_id: 'value_unknown' });
  const discount = order.discount_code
    ? await findTyped(context, order.discount_code, { country, order: offer.price, methods: [method.id] })
    : await runningDiscount(context, viewer);
  const { price, base, discount: counted } = offerPrice(offer, discount);
  const costs = paymentFee(method, country);
  const total = orderTotal(price, costs);
  if (!sameMoney(total, order.expected_total))
    throw refuse('price_changed', { total: total.amount, currency: total.currency });
  const { expected_credits: credits = offer.credits, expected_refund_days: days = brand.settings.refund_days } = order;
  if (credits !== offer.credits || days !== brand.settings.refund_days) throw refuse('price_changed', { chosen: 1 });
  return {
    brand: brand.id,
    id: uuid(),
    member_id: viewer.id,
    package_id: offer.id,
    credits: offer.credits,
    amount: price.amount,
    base_amount: base.amount,
    transaction_costs: costs?.amount ?? 0,
    currency: price.currency,
    country,
    payment_method: method.id,
    provider,
    discount_code: counted?.code.code ?? null,
    statement_name: brand.settings.statement_name,
    settings_version: brand.version,
    created_at: now,
  };
}

/**
 * The payment with the page on which it is paid. Where only the answer lacks to what was kept of that, it goes on there all the
 * same: the next press would make a second one to pay. Of all else that fails nobody saw a page.
 *
 * @throws provider_down once the payment is ended; the failure itself where nobody knows what became of it, which keeps the
 *   act's key taken
 */
async function startAtProvider(
  provider: PaymentProvider,
  context: MemberContext,
  payment: NewPayment,
  returnPath: string,
): Promise<PaymentRow> {
  const { brand, db, locale, request } = context;
  try {
    const { ref, next } = await provider.create({
      paymentId: payment.id,
      total: { amount: payment.amount + payment.transaction_costs, currency: payment.currency },
      method: payment.payment_method,
      description: await nameOfOrder(payment.credits, locale),
      statementName: payment.statement_name,
      locale,
      returnUrl: request.origin + returnPath.replace(PAYMENT_ID, payment.id),
      webhookUrl: `${request.origin}/api/payment-webhook.php?provider=${provider.id}`,
    });
    return await linkProvider(db, brand.id, payment.id, ref, next);
  } catch (error) {
    const kept = await findPayment(db, brand.id, payment.member_id, payment.id);
    if (kept && kept.provider_ref !== null) return kept;
    if (kept?.status === 'pending') await endUntaken(db, kept);
    throw refuseBecause('provider_down', error);
  }
}

/** What the payer reads at the provider, in their own language. */
async function nameOfOrder(credits: number, locale: Locale): Promise<string> {
  const i18n = await loadI18n(locale);
  return i18n._(msg`${plural(credits, { one: '# credit', other: '# credits' })}`);
}
