import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentProvider } from '../providers/provider.ts';
import { recheckOldPayments, recheckPayments } from './recheck-payments.ts';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';
import { plantPending as plant } from '../testing/plant-pending.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  return shop.close();
});

const clock = () => shop.clock.now;

/** A provider that has heard of everything, waits for the money, and keeps what it was asked for. */
function patient(asked: string[]): PaymentProvider {
  const total = { amount: 2990, currency: 'EUR' };
  return {
    ...shop.sandbox.provider,
    fetchStatus: async (ref) => (asked.push(ref), { state: 'pending', total, returned: 0 }),
  };
}

/** The same, which takes ten seconds for each answer. */
function slow(asked: string[]): PaymentProvider {
  const provider = patient(asked);
  return {
    ...provider,
    async fetchStatus(ref) {
      shop.pass(10_000);
      vi.advanceTimersByTime(10_000);
      return provider.fetchStatus(ref);
    },
  };
}

test('a payment that cannot be settled keeps no other back', async () => {
  const member = await shop.addMember();
  const { ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  await plant(shop.db, 'shop', ['unknown'], () => new Date(clock().getTime() + 1));
  shop.pass(60_000);
  const failing = recheckPayments(shop.ports, [shop.jobContext()], clock);
  await expect(failing).rejects.toMatchObject({ message: 'It failed for shop', errors: [expect.any(Error)] });
  expect(await shop.credits(member)).toBe(250);
});

test('every pending payment is asked for once a run, the newest first', async () => {
  const refs = Array.from({ length: 230 }, (_, place) => `sb_${place}`);
  const since = clock().getTime();
  await plant(shop.db, 'shop', refs, (place) => new Date(since + Math.floor(place / 150)));
  shop.pass(60_000);
  const asked: string[] = [];
  await recheckPayments({ ...shop.ports, providers: [patient(asked)] }, [shop.jobContext()], clock);
  expect(asked.toSorted()).toEqual(refs.toSorted());
  expect(asked.slice(0, 80).toSorted()).toEqual(refs.slice(150).toSorted());
});

test('with a slow provider a run is over before the next one is due, and every payment has its turn', async () => {
  const refs = Array.from({ length: 60 }, (_, place) => `sb_slow_${place}`);
  await plant(shop.db, 'shop', refs, clock);
  shop.pass(60_000);
  const asked: string[] = [];
  const run = () => recheckPayments({ ...shop.ports, providers: [slow(asked)] }, [shop.jobContext()], clock);
  await run();
  expect(asked).toHaveLength(25);
  await plant(shop.db, 'shop', ['sb_new'], clock);
  shop.pass(50_000);
  await run();
  expect(asked[25]).toBe('sb_new');
  shop.pass(50_000);
  await run();
  expect(asked.slice(0, 61).toSorted()).toEqual(['sb_new', ...refs].toSorted());
});

test('events whose sum is not ours keep no other and no payment back, however many they are', async () => {
  const refs = Array.from({ length: 30 }, (_, place) => `sb_other_${place}`);
  await plant(shop.db, 'shop', refs, () => new Date(clock().getTime() - 8 * DAY));
  const event = { brand: 'shop', provider: 'sandbox', payload: '{}', received_at: clock() };
  const events = refs.map((ref) => ({ ...event, event_id: ref, provider_ref: ref }));
  await shop.db.insertInto('provider_events').values(events).execute();
  await plant(shop.db, 'shop', ['sb_young'], clock);
  const asked: string[] = [];
  const total = { amount: 1, currency: 'EUR' };
  const provider: PaymentProvider = {
    ...shop.sandbox.provider,
    fetchStatus: async (ref) => ({ ...(await slow(asked).fetchStatus(ref)), state: 'completed', total }),
  };
  for (let run = 0; run < 2; run += 1) {
    shop.pass(300_000);
    const rechecked = recheckPayments({ ...shop.ports, providers: [provider] }, [shop.jobContext()], clock);
    await expect(rechecked).rejects.toThrow(AggregateError);
  }
  expect(asked[1]).toBe('sb_young');
  expect([...new Set(asked)].toSorted()).toEqual([...refs, 'sb_young'].toSorted());
});

test('brands share the time of a run in turns, and it begins with another one each time', async () => {
  const stall = shop.sister('stall');
  await plant(
    shop.db,
    'shop',
    Array.from({ length: 30 }, (_, place) => `sb_shop_${place}`),
    clock,
  );
  await plant(stall.db, 'stall', ['sb_stall_0', 'sb_stall_1'], clock);
  shop.pass(60_000);
  const asked: string[] = [];
  const run = () => recheckPayments({ ...shop.ports, providers: [slow(asked)] }, [shop.jobContext(), stall], clock);
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
  await run();
  expect(asked).toHaveLength(25);
  expect(asked.slice(0, 4).map(brandOf)).toEqual(['shop', 'stall', 'shop', 'stall']);
  chance.mockReturnValue(0.5);
  await run();
  expect(brandOf(asked[25]!)).toBe('stall');
  chance.mockRestore();
});

const brandOf = (ref: string): string | undefined => ref.split('_')[1];

test('what is pending for longer than a week is asked for once a day, and money that comes then is credited', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'late');
  const asked: string[] = [];
  const waiting = { ...shop.ports, providers: [patient(asked)] };
  shop.pass(90 * DAY);
  await recheckPayments(waiting, [shop.jobContext()], clock);
  expect(asked).toEqual([]);
  await recheckOldPayments(waiting, [shop.jobContext()], clock);
  expect(asked).toEqual([ref]);
  shop.pass(HOUR);
  await recheckOldPayments(waiting, [shop.jobContext()], clock);
  expect(asked).toEqual([ref]);
  shop.pass(DAY - HOUR);
  await shop.recheckOld();
  expect(await shop.credits(member)).toBe(250);
  expect(await shop.read(member, payment.payment_id)).toMatchObject({ payment: { status: 'completed' }, credits: 250 });
});

test('of old payments four wait for their answers side by side, and each is asked for once', async () => {
  const refs = Array.from({ length: 228 }, (_, place) => `sb_old_${place}`);
  await plant(shop.db, 'shop', refs, () => new Date(clock().getTime() - 8 * DAY));
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const provider = patient(asked);
  async function inFours(ref: string) {
    const four = new Promise<void>((resolve) => waiting.push(resolve));
    if (waiting.length === 4) for (const answer of waiting.splice(0)) answer();
    await four;
    return provider.fetchStatus(ref);
  }
  const providers = [{ ...provider, fetchStatus: inFours }];
  await recheckOldPayments({ ...shop.ports, providers }, [shop.jobContext()], clock);
  expect(asked.toSorted()).toEqual(refs.toSorted());
});

test('a completed payment that was taken back unheard is found, and one is asked about once a week as long as that may happen', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  expect(await shop.read(member, payment.payment_id)).toMatchObject({ payment: { status: 'completed' }, credits: 250 });
  shop.sandbox.chargeBack(ref);
  await shop.sandbox.idle();
  shop.takeWebhooks();
  await shop.recheckOld();
  expect(await shop.credits(member)).toBe(250);
  shop.pass(8 * DAY);
  await shop.recheckOld();
  expect(await shop.read(member, payment.payment_id)).toMatchObject({
    payment: { status: 'charged_back' },
    credits: 0,
  });
  const other = await shop.addMember();
  const kept = await shop.start(other);
  shop.sandbox.choose(kept.ref, 'completed');
  await shop.read(other, kept.payment.payment_id);
  const asked: string[] = [];
  const counted = { ...shop.ports, providers: [patient(asked)] };
  for (const days of [8, 1, 7, 110, 100]) {
    shop.pass(days * DAY);
    await recheckOldPayments(counted, [shop.jobContext()], clock);
  }
  expect(asked.filter((one) => one === kept.ref)).toHaveLength(3);
});

test('an event whose job gave up while the provider was away is settled later', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  await shop.read(member, payment.payment_id);
  shop.sandbox.chargeBack(ref);
  await shop.sandbox.idle();
  for (const webhook of shop.takeWebhooks()) await shop.tell(webhook);
  shop.jobs.splice(0);
  await shop.recheck();
  expect(await shop.credits(member)).toBe(250);
  shop.pass(300_000);
  await shop.recheck();
  expect(await shop.read(member, payment.payment_id)).toMatchObject({
    payment: { status: 'charged_back' },
    credits: 0,
  });
  expect(await openEvents()).toBe(0);
});

test('an event about a payment that nobody knows is waited for an hour, then told of once and closed', async () => {
  const { ref } = await shop.start(await shop.addMember());
  shop.sandbox.choose(ref, 'completed');
  await shop.sandbox.idle();
  await shop.tell(shop.takeWebhooks()[0]!);
  await shop.db.deleteFrom('payments').where('brand', '=', 'shop').execute();
  shop.pass(300_000);
  await expect(shop.recheck()).rejects.toThrow(AggregateError);
  expect(await openEvents()).toBe(1);
  expect(shop.reported).toEqual([]);
  const eventId = shop.jobs[0]!.data.eventId;
  shop.pass(3_600_000);
  await shop.recheck();
  expect(await openEvents()).toBe(0);
  await shop.recheck();
  expect(shop.reported).toEqual([new Error(`Event ${eventId} of sandbox is about no payment of shop`)]);
});

async function openEvents(): Promise<number> {
  const open = shop.db.selectFrom('provider_events').select('event_id').where('brand', '=', 'shop');
  return (await open.where('settled_at', 'is', null).execute()).length;
}
