import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recheckPayments } from './recheck-payments.ts';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';
import { plantPending } from '../testing/plant-pending.ts';

const DAY = 86_400_000;
const refs = Array.from({ length: 110 }, (_, place) => `sb_${place}`);

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
  vi.useFakeTimers({ toFake: ['performance'] });
  await plantPending(shop.db, 'shop', refs, () => shop.clock.now);
  shop.pass(300_000);
});
afterEach(() => {
  vi.useRealTimers();
  return shop.close();
});

/** A run that would go on for ever sees tomorrow after this many looks at its clock. */
const ENOUGH = 1_000;

/** Runs with a provider that waits for the money; gives what it was asked for, and how often the run failed. */
async function recheck(whileAsked: (questions: number) => void) {
  let looks = 0;
  const clock = () => new Date(shop.clock.now.getTime() + ((looks += 1) > ENOUGH ? DAY : 0));
  const asked: string[] = [];
  const total = { amount: 2990, currency: 'EUR' };
  async function fetchStatus(ref: string) {
    whileAsked(asked.push(ref));
    return { state: 'pending', total, returned: 0 } as const;
  }
  const ports = { ...shop.ports, providers: [{ ...shop.sandbox.provider, fetchStatus }] };
  const failed = await recheckPayments(ports, [shop.jobContext()], clock).then(
    () => 0,
    (error: unknown) => (error as AggregateError).errors.length,
  );
  return { asked, failed };
}

test('a run whose clock is set back reads nothing twice', async () => {
  const event = { brand: 'shop', provider: 'sandbox', payload: '{}', provider_ref: 'sb_none' };
  const received_at = new Date(shop.clock.now.getTime() - 200_000);
  const events = Array.from({ length: 210 }, (_, place) => ({ ...event, event_id: `event_${place}`, received_at }));
  await shop.db.insertInto('provider_events').values(events).execute();
  const { asked, failed } = await recheck((questions) => {
    if (questions === 1) shop.pass(-20_000);
  });
  expect(asked.toSorted()).toEqual(refs.toSorted());
  expect(failed).toBe(events.length);
});

test('a run whose clock is set back is over in its time', async () => {
  const { asked } = await recheck(() => {
    shop.pass(-10_000);
    vi.advanceTimersByTime(10_000);
  });
  expect(asked).toHaveLength(25);
});
