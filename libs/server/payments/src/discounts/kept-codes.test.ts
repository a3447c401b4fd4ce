import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import { listCredits } from '@parlour/contract/payments/list-credits';
import { addMember } from '@parlour/testing/members';
import { NewCode } from './new-code.ts';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';
import { addCode, endCode, findCodeUser, listCodes } from '../store/kept-codes.ts';
import { codeVerdict } from './code-verdict.ts';
import { listAllCodes } from './list-all-codes.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const zone = 'Europe/Amsterdam';

test('a code that a brand gives out counts there until it is ended, and nowhere else', async () => {
  const member = { ...(await shop.addMember()), paidUser: true };
  const stall = shop.sister('stall');
  const code = NewCode.parse({ code: ' spring ', percentage: 20, methods: ['ideal'], until: '2026-03-01' });
  expect(await addCode(shop.db, 'shop', code, zone)).toBe(true);
  expect(await addCode(shop.db, 'shop', { ...code, percentage: 90 }, zone)).toBe(false);
  expect(await addCode(stall.db, 'stall', { ...code, percentage: 90 }, zone)).toBe(true);

  const { packages, discount } = await shop.call(listCredits, member, { query: { discount_code: 'spring' } });
  expect(discount).toMatchObject({ percentage: 20, expires: '2026-03-01T22:59:59.999Z', paymentmethods: ['ideal'] });
  expect(packages[1]).toMatchObject({ price: { amount: 2392 }, base_price: { amount: 2990 } });

  expect(await endCode(shop.db, 'shop', 'SPRING', shop.clock.now)).toBe(true);
  expect(await endCode(shop.db, 'shop', 'SPRING', shop.clock.now)).toBe(false);
  await expect(shop.call(getDiscountcode, member, { query: { code: 'SPRING' } })).rejects.toMatchObject({
    code: 'code_expired',
  });
  expect(await listCodes(stall.db, 'stall')).toMatchObject([{ code: 'SPRING', value: 90, uses: 0 }]);
});

test('a code for one member is for nobody else, and each use of it is counted', async () => {
  const member = { ...(await shop.addMember()), paidUser: true };
  expect(await findCodeUser(shop.db, 'shop', member.id)).toBeDefined();
  expect(await findCodeUser(shop.sister('stall').db, 'stall', member.id)).toBeUndefined();
  const left = await shop.addMember();
  await shop.db.updateTable('members').set({ erased_at: shop.clock.now }).where('id', '=', left.id).execute();
  expect(await findCodeUser(shop.db, 'shop', left.id)).toBeUndefined();
  const code = NewCode.parse({ code: 'SORRY', amount: 500, currency: 'EUR', minimum: 2000, member: member.id });
  await addCode(shop.db, 'shop', code, zone);
  const other = await shop.addMember();
  await expect(shop.call(getDiscountcode, other, { query: { code: 'SORRY' } })).rejects.toMatchObject({
    code: 'code_not_found',
  });
  const total = { amount: 2490, currency: 'EUR' };
  const { ref } = await shop.start(member, { discount_code: 'SORRY', expected_total: total });
  shop.sandbox.choose(ref, 'completed');
  await shop.sandbox.idle();
  for (const webhook of shop.takeWebhooks()) await shop.tell(webhook);
  await shop.runJobs();
  const kept = await listCodes(shop.db, 'shop');
  expect(kept.find((one) => one.code === 'SORRY')).toMatchObject({ member_id: member.id, value: 500, uses: 1 });
  // As the erasure of the member does, of whom only the books stay.
  await shop.db.deleteFrom('discount_codes').where('brand', '=', 'shop').where('code', '=', 'SORRY').execute();
  expect(await addCode(shop.db, 'shop', { ...code, member: undefined }, zone)).toBe(false);
});

test('whoever answers a member reads why a code does not count for them, and which ones the settings have', async () => {
  const member = await shop.addMember();
  const bought = { ...(await shop.addMember()), paidUser: true };
  await shop.db.updateTable('members').set({ paid_user: true }).where('id', '=', bought.id).execute();
  const { settings } = shop;
  const context = shop.jobContext();
  const { welcome, time_bonus: bonus } = settings;
  const listed = await listAllCodes(shop.db, 'shop', settings);
  for (const offer of [welcome!, bonus!]) {
    expect(listed).toContainEqual(
      expect.objectContaining({ code: offer.code, fromSettings: expect.stringContaining('from sign-up'), uses: 0 }),
    );
    expect(await codeVerdict(context, member.id, offer.code.toLowerCase())).toBeNull();
    expect(await codeVerdict(context, bought.id, offer.code)).toBe('code_already_used');
  }
  expect(await codeVerdict(context, member.id, 'NOTHING')).toBe('code_not_found');
});

test('whoever answers a member reads what the prices and the ways to pay of their country make of a code', async () => {
  const dutch = await addMember(shop.db, 'shop', { country: 'NL' });
  const given = [
    NewCode.parse({ code: 'CROWNS', amount: 500, currency: 'DKK' }),
    NewCode.parse({ code: 'BYBLIK', percentage: 20, methods: ['blik'] }),
    NewCode.parse({ code: 'BYIDEAL', percentage: 20, methods: ['ideal'] }),
  ];
  for (const code of given) await addCode(shop.db, 'shop', code, zone);
  const verdicts = given.map(({ code }) => codeVerdict(shop.jobContext(), dutch, code));
  expect(await Promise.all(verdicts)).toEqual(['code_country', 'code_method', null]);
});
