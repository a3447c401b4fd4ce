import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { getTimebonus } from '@parlour/contract/payments/get-timebonus';
import { listCredits } from '@parlour/contract/payments/list-credits';
import { listTransactions } from '@parlour/contract/payments/list-transactions';
import type { Viewer } from '@parlour/server-kit/calls/call-context';
import type { Outcome } from '../providers/sandbox/outcomes.ts';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const start: Shop['start'] = (member, body) => shop.start(member, body);
const tell: Shop['tell'] = (body) => shop.tell(body);

async function pay(member: Viewer, outcome: Outcome, body = {}) {
  const { payment, ref } = await start(member, body);
  shop.sandbox.choose(ref, outcome);
  await shop.sandbox.idle();
  for (const webhook of shop.takeWebhooks()) await tell(webhook);
  await shop.runJobs();
  return shop.call(getPayment, member, { query: { payment_id: payment.payment_id } });
}

test('packages carry the welcome discount of a new member, and a visitor reads the full prices', async () => {
  const visitor = await shop.call(listCredits, null);
  expect(visitor).toMatchObject({ country: 'NL', credits: 0, discount: null, style: shop.settings.package_style });
  expect(visitor.packages[1]).toMatchObject({ id: 'nl-250', price: { amount: 2990 }, base_price: null, popular: true });
  expect(visitor.methods.map(({ id }) => id)).toContain('ideal');
  expect(visitor.methods.map(({ id }) => id)).not.toContain('sepa_direct_debit');

  const member = await shop.call(listCredits, await shop.addMember());
  expect(member.packages[1]).toMatchObject({
    price: { amount: 2243 },
    base_price: { amount: 2990 },
    price_per_message: { amount: 90 },
  });
  expect(member.discount).toMatchObject({ percentage: 25, ends_for_real: false });
});

test('a country that the brand does not serve is refused', async () => {
  await expect(shop.call(listCredits, null, { query: { country: 'SE' } })).rejects.toMatchObject({
    code: 'country_unavailable',
  });
  await expect(start(await shop.addMember(), { country: 'SE' })).rejects.toMatchObject({ code: 'country_unavailable' });
});

test('a browser keeps the country whose prices a member chose, and no visitor sees it', async () => {
  const countryOf = async (viewer: Viewer | null, country?: 'US' | 'BE') =>
    (await shop.call(listCredits, viewer, { query: { country } })).country;
  const member = await shop.addMember();
  expect(await countryOf(null, 'BE')).toBe('BE');
  expect(await countryOf(member)).toBe('NL');
  expect(await countryOf(member, 'US')).toBe('US');
  expect(await countryOf(member)).toBe('US');
  expect(await countryOf(null)).toBe('NL');
  shop.cookies.set('payment_country', 'SE');
  expect(await countryOf(member)).toBe('NL');
  shop.cookies.clear();
});

test('a first purchase adds its credits, makes the member premium and tells the open tabs', async () => {
  const member = await shop.addMember();
  shop.events.splice(0);
  const { payment, credits } = await pay(member, 'completed');
  expect(payment).toMatchObject({
    status: 'completed',
    credits: 250,
    amount: { amount: 2243 },
    next: { kind: 'none' },
  });
  expect(payment).toMatchObject({ withdraw_until: '2026-03-16T22:59:59.999Z', withdraw_last_day: '2026-03-16' });
  expect(credits).toBe(250);
  expect((await shop.memberRow(member)).paid_user).toBe(true);
  expect(shop.events).toEqual([{ kind: 'credits', credits: 250, paid_user: true }]);

  const account = await shop.call(listTransactions, member);
  expect(account.entries).toMatchObject([
    { kind: 'purchase', credits: 250, balance: 250, money: { amount: 2243 }, ref: { id: payment.payment_id } },
  ]);
  expect(account).toMatchObject({ total: 1, pages: 1, totals: { balance: 250, added: 250, spent: 0 } });
});

test('a webhook that comes three times credits once', async () => {
  const member = await shop.addMember();
  expect((await pay(member, 'duplicated')).credits).toBe(250);
  expect(await shop.credits(member)).toBe(250);
});

test('a payment settled by the poll, the webhook and the recheck at once is credited once', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await start(member);
  shop.sandbox.choose(ref, 'duplicated');
  await shop.sandbox.idle();
  shop.pass(60_000);
  const poll = () => shop.call(getPayment, member, { query: { payment_id: payment.payment_id } });
  await Promise.all([
    ...shop.takeWebhooks().map((webhook) => tell(webhook).then(() => shop.runJobs())),
    poll(),
    poll(),
    shop.recheck(),
  ]);
  await shop.runJobs();
  expect(await shop.credits(member)).toBe(250);
});

test('a payment that fails moves no credits and may be tried again', async () => {
  const member = await shop.addMember();
  const { payment, credits } = await pay(member, 'failed');
  expect(payment).toMatchObject({ status: 'failed', error: 'payment_failed' });
  expect(credits).toBe(0);
  expect((await shop.memberRow(member)).paid_user).toBe(false);
  expect((await pay(member, 'completed', { payment_method: 'visa' })).credits).toBe(250);
});

test('money that arrives late is found by the recheck, without a webhook', async () => {
  const member = await shop.addMember();
  expect((await pay(member, 'late')).payment).toMatchObject({ status: 'pending', next: { kind: 'redirect' } });
  shop.pass(60_000);
  await shop.recheck();
  expect(await shop.credits(member)).toBe(250);
});

test('a payment page that nobody used for an hour is closed, and the payment fails', async () => {
  const member = await shop.addMember();
  const { payment } = await start(member);
  shop.pass(3_700_000);
  await shop.recheck();
  const { payment: later } = await shop.call(getPayment, member, { query: { payment_id: payment.payment_id } });
  expect(later.status).toBe('failed');
});

test('a method that the country does not have, or that needs a form of its own, is refused', async () => {
  const member = await shop.addMember();
  for (const method of ['bancontact', 'giropay', 'sepa_direct_debit', 'nothing']) {
    await expect(start(member, { payment_method: method })).rejects.toMatchObject({ code: 'method_unavailable' });
  }
});

test('a webhook without a valid signature is refused and leaves nothing behind', async () => {
  const before = shop.jobs.length;
  for (const signature of ['', 'a.b.c', '1.AAAA']) {
    const body = { headers: { 'sandbox-signature': signature }, raw: Buffer.from('{}') };
    await expect(tell(body)).rejects.toMatchObject({ code: 'bad_signature' });
  }
  expect(shop.jobs).toHaveLength(before);
});

test("another member's payment does not exist", async () => {
  const { payment } = await start(await shop.addMember());
  const stranger = await shop.addMember();
  await expect(shop.call(getPayment, stranger, { query: { payment_id: payment.payment_id } })).rejects.toMatchObject({
    code: 'payment_not_found',
  });
  await expect(shop.call(listTransactions, stranger, { query: { id: payment.payment_id } })).rejects.toMatchObject({
    code: 'payment_not_found',
  });
});

test('a purchase that is charged back takes its credits and premium back', async () => {
  const member = await shop.addMember();
  await pay(member, 'completed');
  expect(await shop.call(listCredits, member)).toMatchObject({ payment_blocked: false });
  const { payments } = await shop.call(listTransactions, member);
  const book = shop.sandbox.book.findOrder(payments[0]!.payment_id)!;
  shop.sandbox.chargeBack(book.ref);
  await shop.sandbox.idle();
  for (const webhook of shop.takeWebhooks()) await tell(webhook);
  await shop.runJobs();
  expect(await shop.credits(member)).toBe(0);
  expect((await shop.memberRow(member)).paid_user).toBe(false);
  await expect(start(member)).rejects.toMatchObject({ code: 'payment_blocked' });
  expect(await shop.call(listCredits, member)).toMatchObject({ payment_blocked: true, methods: [] });
});

test('the time bonus runs for four hours, then the welcome code takes its place, and premium members have neither', async () => {
  const member = await shop.addMember();
  const bonus = await shop.call(getTimebonus, member);
  expect(bonus).toMatchObject({
    active: true,
    discount_code: { code: 'TIMEBONUS25', percentage: 25, validity: 'once-per-user', ends_for_real: false },
  });
  expect(Date.parse(bonus.ends_at!) - member.signupDate.getTime()).toBe(14_400_000);
  shop.pass(14_400_000);
  expect(await shop.call(getTimebonus, member)).toMatchObject({ active: false, discount_code: null, ends_at: null });
  const { discount_code: welcome } = await shop.call(getDiscountcode, member, { query: { welcome: 'true' } });
  expect(welcome).toMatchObject({ percentage: 25, ends_for_real: true });
  expect(await shop.call(getDiscountcode, { ...member, paidUser: true }, { query: { welcome: 'true' } })).toEqual({
    discount_code: null,
  });
  await expect(shop.call(getDiscountcode, member, { query: { code: 'TIMEBONUS25' } })).rejects.toMatchObject({
    code: 'code_expired',
  });
  await expect(
    shop.call(getDiscountcode, { ...member, paidUser: true }, { query: { code: 'TIMEBONUS25' } }),
  ).rejects.toMatchObject({ code: 'code_already_used' });
});

test('typed codes: what they need, and that a code for once is used up by a purchase', async () => {
  const member = { ...(await shop.addMember()), paidUser: true };
  const code = {
    brand: 'shop',
    code: 'SPRING',
    percentage: false,
    value: 500,
    currency: 'EUR',
    minimum_order_value: 2000,
    validity: 'once' as const,
    payment_methods: ['ideal'],
    country: 'NL',
  };
  await shop.db.insertInto('discount_codes').values(code).execute();
  await expect(shop.call(getDiscountcode, member, { query: { code: 'NOTHING' } })).rejects.toMatchObject({
    code: 'code_not_found',
  });
  await expect(shop.call(getDiscountcode, member, { query: { code: 'SPRING', country: 'BE' } })).rejects.toMatchObject({
    code: 'code_country',
  });
  await expect(
    shop.call(getDiscountcode, member, { query: { code: 'SPRING', package_id: 'nl-100' } }),
  ).rejects.toMatchObject({ code: 'code_minimum', params: { minimum: 2000 } });
  await expect(start(member, { discount_code: 'SPRING', payment_method: 'visa' })).rejects.toMatchObject({
    code: 'code_method',
  });
  const { packages } = await shop.call(listCredits, member, { query: { discount_code: 'SPRING' } });
  expect(packages.map(({ price }) => price.amount).slice(0, 2)).toEqual([1490, 2490]);
  await pay(member, 'completed', { discount_code: 'SPRING', expected_total: { amount: 2490, currency: 'EUR' } });
  await expect(start(member, { discount_code: 'SPRING' })).rejects.toMatchObject({ code: 'code_already_used' });
});
