import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportTransactions } from '@parlour/contract/payments/export-transactions';
import { listTransactions } from '@parlour/contract/payments/list-transactions';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import { openApi } from '@parlour/server-kit/openapi/openapi';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { paymentsCalls } from '../index.ts';
import { grant, refund, settlePurchase, spend } from '../store/ledger.ts';
import { insertPayment } from '../store/payments.ts';
import { shopSettings } from '../checkout/shop.fixture.ts';

const brand = 'shop';
const now = new Date('2026-03-01T12:00:00Z');
const payment = uuid();
/** Movements of a long account. */
const MANY = 20_003;

const database = await databaseOfFile();
let api: TestApi;
beforeAll(async () => {
  const calls = paymentsCalls({
    selling: null,
    providers: [],
    enqueue: async () => {},
    deliver: async () => {},
    standingUnconfirmed: async (_place, _memberId, booked) => booked,
    report: () => {},
  });
  api = await buildApi({ database, brands: [shopSettings], calls });
});
afterAll(() => api.close());

async function somebody(name: string) {
  const memberId = await addMember(database.forBrand(brand), brand, { name });
  return { memberId, cookie: await api.logIn(brand, memberId) };
}

const book = (work: (trx: Transaction) => Promise<unknown>) =>
  inTransaction({ brand: { id: brand }, db: database.forBrand(brand), now } as never, ({ trx }) => work(trx));

/** A payment of 250 credits with costs. */
const planted = (member_id: string, id: string) =>
  insertPayment(database.forBrand(brand), {
    brand,
    id,
    member_id,
    package_id: 'nl-250',
    credits: 250,
    amount: 2990,
    base_amount: 2990,
    transaction_costs: 60,
    currency: 'EUR',
    country: 'NL',
    payment_method: 'paypal',
    provider: 'sandbox',
    discount_code: null,
    statement_name: 'PM Services',
    settings_version: 1,
    created_at: now,
  });

test('every movement is a line: heads and kinds in the language of the site, sums with decimals, no formulas', async () => {
  const { memberId, cookie } = await somebody('Ann');
  const other = await somebody('=cmd, "x"');
  const account = { brand, memberId, now };
  await planted(memberId, payment);
  await book((trx) => grant(trx, { ...account, kind: 'signup', credits: 10 }));
  await book(async (trx) => {
    const money = { amount: 2990, currency: 'EUR' };
    const ref = { type: 'payment' as const, id: payment };
    await settlePurchase(trx, { ...account, credits: 250, money, creditPrice: 1, ref });
    await spend(trx, { ...account, kind: 'message', credits: 10, profileId: other.memberId });
    await refund(trx, { ...account, credits: 250, money, ref });
  });
  const answer = await api.send(exportTransactions, { cookie: `${cookie}; locale=de` });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="transactions.csv"',
    'cache-control': 'private, no-store',
  });
  const [head, ...lines] = answer.text.split('\r\n');
  expect(head?.split(',')).toHaveLength(9);
  expect(head?.startsWith('\uFEFF')).toBe(true);
  expect(lines).toEqual([
    `2026-03-01 12:00:00,Zahlung erstattet,,-250,0,-29.90,-0.60,EUR,${payment}`,
    '2026-03-01 12:00:00,Nachricht,"\'=cmd, ""x""",-10,250,,,,',
    `2026-03-01 12:00:00,Credits gekauft,,250,260,29.90,0.60,EUR,${payment}`,
    '2026-03-01 12:00:00,Credits für die Anmeldung,,10,10,,,,',
    '',
  ]);
});

test('a return in part is the sum that went back: of the price first, and then of the costs', async () => {
  const { memberId, cookie } = await somebody('Iris');
  const money = (amount: number) => ({ amount, currency: 'EUR' });
  const account = { brand, memberId, now };
  for (const [returned, price] of [
    [1032, 1032],
    [3000, 2990],
  ] as const) {
    const id = uuid();
    await planted(memberId, id);
    const ref = { type: 'payment' as const, id };
    await book(async (trx) => {
      await settlePurchase(trx, { ...account, credits: 250, money: money(2990), creditPrice: 1, ref });
      await trx.updateTable('payments').set({ returned }).where('brand', '=', brand).where('id', '=', id).execute();
      await refund(trx, { ...account, credits: 0, money: money(price), ref });
    });
  }
  const { text } = await api.send(exportTransactions, { cookie, query: { kind: 'refund' } });
  const sums = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',').slice(5, 7));
  expect(sums).toEqual([
    ['-29.90', '-0.10'],
    ['-10.32', '0.00'],
  ]);
  const { body } = await api.send(listTransactions, { cookie, query: { kind: 'refund' } });
  expect(body).toMatchObject({ entries: [{ money: { amount: 3000 } }, { money: { amount: 1032 } }] });
});

test('one kind alone, and nothing of anybody else', async () => {
  const { memberId, cookie } = await somebody('Bea');
  const other = await somebody('Cleo');
  for (const member of [memberId, other.memberId])
    await book((trx) => grant(trx, { brand, memberId: member, now, kind: 'bonus', credits: 5 }));
  await book((trx) => grant(trx, { brand, memberId, now, kind: 'signup', credits: 7 }));
  const { text } = await api.send(exportTransactions, { cookie, query: { kind: 'bonus' } });
  expect(text.split('\r\n').slice(1)).toEqual(['2026-03-01 12:00:00,Bonus,,5,5,,,,', '']);
});

test('a long account is complete, newest first, each movement once, and its pages end with the last address', async () => {
  const { memberId, cookie } = await somebody('Dora');
  await database.executeSql(`
    with made as (
      insert into ledger_transactions (brand, id, kind, created_at)
      select '${brand}', gen_random_uuid(), 'bonus', now() from generate_series(1, ${MANY}) returning id
    )
    insert into ledger_entries (brand, transaction_id, account, member_id, seq, credits, balance, created_at)
    select '${brand}', id, 'member', '${memberId}', row_number() over (), 1, row_number() over (), now() from made`);
  const { text } = await api.send(exportTransactions, { cookie });
  const balances = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => Number(line.split(',')[4]));
  expect(balances).toEqual(Array.from({ length: MANY }, (_, index) => MANY - index));
  const { body } = await api.send(listTransactions, { cookie, query: { page: 40 } });
  expect(body).toMatchObject({ page: 40, pages: 40, total: MANY });
});

test('who is logged out gets no file', async () => {
  const { status, headers } = await api.send(exportTransactions);
  expect(status).toBe(403);
  expect(headers['content-disposition']).toBeUndefined();
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});

test('the document of the API says that it is a table', () => {
  const paths = openApi([exportTransactions])['paths'] as Record<string, object>;
  expect(paths['/api/transactions.php']).toMatchObject({
    get: { responses: { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } } },
  });
});

test('whoever blocks the member, or has left, is named no more, and the movement stays', async () => {
  const { memberId, cookie } = await somebody('Rosa');
  const db = database.forBrand(brand);
  const others = [
    await somebody('Blocker'),
    await somebody('Leaver'),
    await somebody('Friend'),
    await somebody('Blocked'),
  ];
  const [blocker, leaver, , blocked] = others as [
    { memberId: string },
    { memberId: string },
    unknown,
    { memberId: string },
  ];
  const account = { brand, memberId, now };
  await book((trx) => grant(trx, { ...account, kind: 'signup', credits: 100 }));
  for (const other of others)
    await book((trx) => spend(trx, { ...account, kind: 'message', credits: 10, profileId: other.memberId }));
  const blocks = [
    { blocker_id: blocker.memberId, blocked_id: memberId },
    { blocker_id: memberId, blocked_id: blocked.memberId },
  ];
  await db
    .insertInto('blocks')
    .values(blocks.map((pair) => ({ ...pair, brand, created_at: now })))
    .execute();
  await db.updateTable('profiles').set({ status: 'disabled' }).where('member_id', '=', leaver.memberId).execute();

  const { body } = await api.send(listTransactions, { cookie });
  const names = (body['entries'] as unknown as { profile: { name: string } | null }[]).map(
    ({ profile }) => profile?.name,
  );
  expect(names).toEqual(['Blocked', 'Friend', undefined, undefined, undefined]);
  const { text } = await api.send(exportTransactions, { cookie });
  expect(text).toContain('Friend');
  expect(text).not.toMatch(/Blocker|Leaver/);
});
