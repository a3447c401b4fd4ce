import { afterEach, beforeEach, expect, test } from 'vitest';
import { listTransactions } from '@parlour/contract/payments/list-transactions';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';
import type { ProviderPayment, ProviderStatus } from './provider.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

test('a word that is no state of a payment ends none: it stays open, the run tells of it, and what is said later counts', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  const { provider } = shop.sandbox;
  shop.sandbox.choose(ref, 'completed');
  for (const state of ['under_review', 'withdrawn']) {
    shop.pass(60_000);
    const fetchStatus = async () => ({ ...(await provider.fetchStatus(ref)), state }) as ProviderStatus;
    shop.ports.providers = [{ ...provider, fetchStatus }];
    const cause = new Error(`The provider's word for a payment is none of ours: ${state}`);
    await expect(shop.recheck()).rejects.toMatchObject({ errors: [{ name: 'ProviderAway', cause }] });
    shop.pass(60_000);
    expect(await shop.read(member, payment.payment_id)).toMatchObject({ payment: { status: 'pending' }, credits: 0 });
  }
  shop.ports.providers = [provider];
  shop.pass(60_000);
  expect(await shop.read(member, payment.payment_id)).toMatchObject({ payment: { status: 'completed' }, credits: 250 });
});

const page = { kind: 'redirect', url: 'https://pay.example/1' };

test.each([
  ['no name', { next: page }],
  ['an empty name', { ref: '', next: page }],
  ['no page to go to', { ref: 'one', next: { kind: 'redirect' } }],
  ['a script for a page', { ref: 'one', next: { kind: 'redirect', url: 'javascript:alert(1)' } }],
  ['a page of nowhere', { ref: 'one', next: { kind: 'redirect', url: '/pay/1' } }],
])('an order that is answered with %s is not taken: nobody is sent anywhere, and it is ended', async (_, answer) => {
  const member = await shop.addMember();
  shop.ports.providers = [{ ...shop.sandbox.provider, create: async () => answer as ProviderPayment }];
  await expect(shop.start(member)).rejects.toMatchObject({ code: 'provider_down' });
  const { payments } = await shop.call(listTransactions, member);
  expect(payments).toMatchObject([{ status: 'failed', error: 'provider_down', next: { kind: 'none' } }]);
});
