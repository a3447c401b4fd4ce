import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { listNotifications } from '@parlour/contract/account/notifications/list-notifications';
import { markNotificationsSeen } from '@parlour/contract/account/notifications/mark-notifications-seen';
import type { TellingStage } from '../../testing/telling-stage.ts';
import { withTellingStage } from '../../testing/with-telling-stage.ts';

let stage: TellingStage;
let tom: string;
let booked = 0;
withTellingStage(async (empty) => {
  stage = empty;
  booked = 0;
  tom = await stage.add();
});

/** Moves Tom's credits, as the ledger keeps it. */
async function book(kind: 'purchase' | 'message' | 'refund', credits: number): Promise<void> {
  const { brand, db, now: created_at } = stage.world;
  const transaction_id = uuid();
  booked += 1;
  await db
    .insertInto('ledger_transactions')
    .values({ brand: brand.id, id: transaction_id, kind, created_at })
    .execute();
  await db
    .insertInto('ledger_entries')
    .values({
      brand: brand.id,
      transaction_id,
      account: 'member',
      member_id: tom,
      seq: booked,
      credits,
      balance: 100,
      created_at,
    })
    .execute();
}

const announce = () =>
  stage.happens({ kind: 'credits', brand: stage.world.brand.id, memberId: tom, at: stage.world.now.toISOString() });

async function listed(): Promise<unknown[]> {
  const { notifications } = await stage.call(listNotifications, {}, tom);
  return notifications.map((each) => each.kind === 'credits' && [each.movement, each.credits, each.unread]);
}

test('each movement is listed, also where two came before anybody looked and messages were sent meanwhile', async () => {
  await book('purchase', 250);
  announce();
  stage.wait(1);
  await book('refund', -100);
  announce();
  for (let count = 0; count < 10; count += 1) await book('message', -1);
  await stage.work();
  expect(await listed()).toEqual([
    ['refund', -100, true],
    ['purchase', 250, true],
  ]);
});

test('a payment that went back when its credits were spent is listed though it moved none', async () => {
  await book('refund', 0);
  announce();
  await stage.work();
  expect(await listed()).toEqual([['refund', 0, true]]);
});

test('a purchase that is completed while its buyer is leaving is listed once they are back', async () => {
  await stage.become(tom, { status: 'pending_deletion' });
  await book('purchase', 250);
  announce();
  await stage.work();
  await stage.become(tom, { status: 'active' });
  expect(await listed()).toEqual([['purchase', 250, true]]);
});

test('a movement that was seen stays so when another is told of', async () => {
  await book('purchase', 250);
  announce();
  await stage.work();
  const seen_until = stage.world.now.toISOString();
  await stage.call(markNotificationsSeen, { body: { seen_until } }, tom);
  stage.wait(2);
  await book('purchase', 50);
  announce();
  announce();
  await stage.work();
  expect(await listed()).toEqual([
    ['purchase', 50, true],
    ['purchase', 250, false],
  ]);
});
