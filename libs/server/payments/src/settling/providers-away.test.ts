import { afterEach, beforeEach, expect, test } from 'vitest';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { neverAnswered } from '../testing/never-answered.ts';
import { plantPending } from '../testing/plant-pending.ts';
import { recheckPayments } from './recheck-payments.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const clock = () => shop.clock.now;

test('a provider that is not configured any more is told of once a run, and nothing of what it took is forgotten', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  await shop.sandbox.idle();
  for (const webhook of shop.takeWebhooks()) await shop.tell(webhook);
  const without = { ...shop.ports, selling: null, providers: [] };
  const sentence =
    'Payments were taken by sandbox, which PAYMENT_PROVIDER does not name: nobody can say how they stand';
  for (let run = 0; run < 2; run += 1) {
    shop.pass(300_000);
    const rechecked = recheckPayments(without, [shop.jobContext()], clock);
    await expect(rechecked).rejects.toMatchObject({ errors: [{ message: sentence }] });
  }
  expect(await openEvents()).toBe(1);
  shop.pass(300_000);
  await recheckPayments({ ...shop.ports, selling: null }, [shop.jobContext()], clock);
  expect(await shop.read(member, payment.payment_id)).toMatchObject({ payment: { status: 'completed' }, credits: 250 });
});

test('a provider that never answers keeps no payment of another back', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  await plantPending(shop.db, 'shop', ['hung_1', 'hung_2'], () => new Date(clock().getTime() + 1));
  await shop.db.updateTable('payments').set({ provider: 'hung' }).where('provider_ref', 'like', 'hung%').execute();
  shop.pass(60_000);
  const hung: PaymentProvider = { ...shop.sandbox.provider, id: 'hung', fetchStatus: neverAnswered };
  const ports = { ...shop.ports, providers: [hung, shop.sandbox.provider] };
  const rechecked = recheckPayments(ports, [shop.jobContext()], clock);
  await expect(rechecked).rejects.toMatchObject({ errors: [{ name: 'ProviderAway' }, { name: 'ProviderAway' }] });
  expect(await shop.read(member, payment.payment_id)).toMatchObject({ payment: { status: 'completed' }, credits: 250 });
});

async function openEvents(): Promise<number> {
  const open = shop.db.selectFrom('provider_events').select('event_id').where('brand', '=', 'shop');
  return (await open.where('settled_at', 'is', null).execute()).length;
}
