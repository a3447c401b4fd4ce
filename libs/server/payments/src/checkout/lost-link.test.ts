import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listTransactions } from '@parlour/contract/payments/list-transactions';
import * as store from '../store/payments.ts';
import { openShop, type Shop } from './shop.fixture.ts';

vi.mock('../store/payments.ts', { spy: true });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => vi.resetAllMocks());
afterAll(() => shop.close());

const lost = new Error('Connection terminated unexpectedly');

test('where the answer is lost to what was kept of its page, the payment goes on there, and stays the only one', async () => {
  const link = store.linkProvider;
  const member = await shop.addMember();
  vi.mocked(store.linkProvider).mockImplementationOnce(async (...parts) => {
    await link(...parts);
    throw lost;
  });
  const { payment, ref } = await shop.start(member);
  expect(shop.sandbox.find(ref)).toBeDefined();
  const { payments } = await shop.call(listTransactions, member);
  expect(payments).toEqual([payment]);
});

test('once its page is kept nothing more is asked that could fail', async () => {
  vi.mocked(store.findPayment).mockRejectedValue(lost);
  await expect(shop.start(await shop.addMember())).resolves.toMatchObject({ payment: { status: 'pending' } });
});

test('a payment that was ended before its page was kept gets none any more', async () => {
  const link = store.linkProvider;
  const member = await shop.addMember();
  vi.mocked(store.linkProvider).mockImplementationOnce(async (...parts) => {
    const [db] = parts;
    await db.updateTable('payments').set({ status: 'failed' }).where('id', '=', parts[2]).execute();
    return link(...parts);
  });
  await expect(shop.start(member)).rejects.toMatchObject({ code: 'provider_down' });
  const { payments } = await shop.call(listTransactions, member);
  expect(payments).toMatchObject([{ status: 'failed', next: { kind: 'none' } }]);
});
