import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { listCredits } from '@parlour/contract/payments/list-credits';
import type { Viewer } from '@parlour/server-kit/calls/call-context';
import { openShop, openShopWithCode, shopSettings, type Shop } from '../checkout/shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShopWithCode();
});
afterAll(() => shop.close());

test.each([
  ['SPRING', 'spring'],
  ['SPRING', ' Spring '],
  ['TIMEBONUS25', 'timebonus25'],
  ['WELCOME25', ' Welcome25 '],
])('%s counts where “%s” is typed', async (code, typed) => {
  const member = await shop.addMember();
  const asked = await shop.call(getDiscountcode, member, { query: { code: typed } });
  expect(asked.discount_code).toMatchObject({ code });
  const { packages } = await shop.call(listCredits, member, { query: { discount_code: typed } });
  expect(packages[1]).toMatchObject({ discount: { code }, base_price: { amount: 2990 } });
});

test('a code ends for real where no offer as good outlasts it, one that has not begun yet among them', async () => {
  const ends = async (value: number, days: number) => {
    const [code, expires_at] = [`ENDS${value}`, new Date(shop.clock.now.getTime() + days * 86_400_000)];
    const kept = { brand: 'shop', code, percentage: true, value, validity: 'unlimited', expires_at } as const;
    await shop.db.insertInto('discount_codes').values(kept).execute();
    return (await shop.call(getDiscountcode, await shop.addMember(), { query: { code } })).discount_code;
  };
  expect(await ends(20, 1)).toMatchObject({ ends_for_real: false });
  expect(await ends(30, 1)).toMatchObject({ ends_for_real: true });
  expect(await ends(25, 30)).toMatchObject({ ends_for_real: true });
});

test('a code is looked at in the country whose prices the member sees', async () => {
  const code = { brand: 'shop', code: 'STATES', percentage: true, value: 10, country: 'US' } as const;
  await shop.db
    .insertInto('discount_codes')
    .values({ ...code, validity: 'unlimited' })
    .execute();
  const member = await shop.addMember();
  const look = () => shop.call(getDiscountcode, member, { query: { code: 'STATES' } });
  await expect(look()).rejects.toMatchObject({ code: 'code_country' });
  shop.cookies.set('payment_country', 'US');
  expect((await look()).discount_code).toMatchObject({ code: 'STATES' });
  shop.cookies.clear();
});

test('a payment keeps the code by its own name', async () => {
  const member = await shop.addMember();
  await shop.start(member, { discount_code: ' spring ', expected_total: { amount: 2691, currency: 'EUR' } });
  const kept = await shop.db
    .selectFrom('payments')
    .select('discount_code')
    .where('member_id', '=', member.id)
    .execute();
  expect(kept).toEqual([{ discount_code: 'SPRING' }]);
});

test('a code in another currency than the prices is refused where they are listed and where it is looked at', async () => {
  const code = { brand: 'shop', code: 'CROWNS', percentage: false, value: 500, currency: 'DKK' };
  await shop.db
    .insertInto('discount_codes')
    .values({ ...code, validity: 'unlimited' })
    .execute();
  const member = await shop.addMember();
  const list = () => shop.call(listCredits, member, { query: { discount_code: 'CROWNS' } });
  const look = () => shop.call(getDiscountcode, member, { query: { code: 'CROWNS' } });
  for (const ask of [list, look]) await expect(ask()).rejects.toMatchObject({ code: 'code_country' });
});

test('a code for some ways to pay is refused where a country has none of them, and its price where another is chosen', async () => {
  const code = { brand: 'shop', code: 'BYIDEAL', percentage: true, value: 10, payment_methods: ['ideal'] };
  await shop.db
    .insertInto('discount_codes')
    .values({ ...code, validity: 'unlimited' })
    .execute();
  const member = { ...(await shop.addMember()), paidUser: true };
  const list = (country: 'NL' | 'US') =>
    shop.call(listCredits, member, { query: { country, discount_code: 'BYIDEAL' } });
  expect((await list('NL')).discount).toMatchObject({ code: 'BYIDEAL', paymentmethods: ['ideal'] });
  const look = (country: 'NL' | 'US') => shop.call(getDiscountcode, member, { query: { country, code: 'BYIDEAL' } });
  expect((await look('NL')).discount_code).toMatchObject({ code: 'BYIDEAL', status: 'active' });
  for (const ask of [list, look]) await expect(ask('US')).rejects.toMatchObject({ code: 'code_method' });
  const byCard = { payment_method: 'visa', expected_total: { amount: 2691, currency: 'EUR' } };
  await expect(shop.start(member, { ...byCard, discount_code: 'BYIDEAL' })).rejects.toMatchObject({
    code: 'code_method',
  });
  await expect(shop.start(member, byCard)).rejects.toMatchObject({ code: 'price_changed', params: { total: 2990 } });
  const byIdeal = { ...byCard, payment_method: 'ideal', discount_code: 'BYIDEAL' };
  expect((await shop.start(member, byIdeal)).payment.amount).toEqual(byCard.expected_total);
});

test('a code for once per member is used up for whoever used it, as no other is, and there for everybody else', async () => {
  const kind = { brand: 'shop', percentage: true, value: 30, validity: 'once-per-user' } as const;
  await shop.db
    .insertInto('discount_codes')
    .values(['EACHONCE', 'ONCEMORE'].map((code) => ({ ...kind, code })))
    .execute();
  const [member, other] = [await shop.addMember(), await shop.addMember()];
  const look = (viewer: Viewer, code = 'EACHONCE') => shop.call(getDiscountcode, viewer, { query: { code } });
  const { payment, ref } = await shop.start(member, {
    discount_code: 'EACHONCE',
    expected_total: { amount: 2093, currency: 'EUR' },
  });
  shop.sandbox.choose(ref, 'completed');
  await shop.call(getPayment, member, { query: { payment_id: payment.payment_id } });
  await expect(look(member)).rejects.toMatchObject({ code: 'code_already_used' });
  expect((await look(member, 'ONCEMORE')).discount_code).toMatchObject({ code: 'ONCEMORE' });
  expect((await look(other)).discount_code).toMatchObject({ code: 'EACHONCE' });
});

test('what else the visited address says is passed over', async () => {
  const query = getDiscountcode.query.parse({ code: 'SPRING', ref: 'anna', utm_source: 'news' });
  expect(await shop.call(getDiscountcode, null, { query })).toMatchObject({ discount_code: { code: 'SPRING' } });
});

test('a code that was given out counts where an offer of its name does not run, and of two offers of a name the one that runs', async () => {
  const { time_bonus, welcome } = shopSettings;
  const named = await openShop({
    ...shopSettings,
    time_bonus: time_bonus && { ...time_bonus, code: 'HELLO', percentage: 30 },
    welcome: welcome && { ...welcome, code: 'HELLO', percentage: 20 },
  });
  const code = { brand: 'shop', code: 'HELLO', percentage: true, value: 10, validity: 'unlimited' } as const;
  const member = await named.addMember();
  const value = async () =>
    (await named.call(getDiscountcode, member, { query: { code: 'HELLO' } })).discount_code?.value;
  const after = (seconds: number) =>
    void (named.clock.now = new Date(member.signupDate.getTime() + seconds * 1_000 + 1));
  expect(await value()).toBe(30);
  after(time_bonus!.seconds);
  expect(await value()).toBe(20);
  after(welcome!.days * 86_400);
  await expect(value()).rejects.toMatchObject({ code: 'code_expired' });
  await named.db.insertInto('discount_codes').values(code).execute();
  expect(await value()).toBe(10);
  await named.close();
});
