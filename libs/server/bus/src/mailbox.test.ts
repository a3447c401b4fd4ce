import { expect, test } from 'vitest';
import type { LiveEvent } from '@parlour/contract/live-events';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { bareCard } from '@parlour/testing/page-data';
import { forgetEventsBetween } from './forget-events.ts';
import { inTransaction } from './in-transaction.ts';
import type { DeliveredEvent } from './live-bus.ts';
import { createMailbox } from './mailbox.ts';
import { createMemoryBus } from './memory-bus.ts';
import { lastEventOf, missedEvents, REPLAY_LIMIT } from './missed-events.ts';

const brand = 'one';
const credits = (amount: number): LiveEvent => ({ kind: 'credits', credits: amount, paid_user: false });

const database = await databaseOfFile();
const bus = createMemoryBus();
const mailbox = createMailbox(bus);
const jobContext = () => ({ brand: { id: brand }, db: database.forBrand(brand) });
const deliver = (memberId: string, event: LiveEvent) =>
  inTransaction(jobContext(), ({ trx }) => mailbox.deliver(trx, memberId, event));

function listen(memberId: string): { heard: DeliveredEvent[]; stop: () => void } {
  const heard: DeliveredEvent[] = [];
  return { heard, stop: bus.subscribe(brand, memberId, (event) => heard.push(event)) };
}

test('events are numbered without gaps, whoever writes at the same moment', async () => {
  const member = await addMember(database.forBrand(brand), brand);
  const { heard } = listen(member);
  await Promise.all(Array.from({ length: 20 }, (_, index) => deliver(member, credits(index))));
  const numbers = heard.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('an event is heard after its commit, in order, by its member alone', async () => {
  const [member, other] = [
    await addMember(database.forBrand(brand), brand),
    await addMember(database.forBrand(brand), brand),
  ];
  const [mine, theirs] = [listen(member), listen(other)];
  await inTransaction(jobContext(), async ({ trx }) => {
    await mailbox.deliver(trx, member, credits(1));
    await mailbox.deliver(trx, member, credits(2));
    expect(mine.heard).toEqual([]);
  });
  expect(mine.heard).toEqual([
    { id: 1, event: credits(1) },
    { id: 2, event: credits(2) },
  ]);
  expect(theirs.heard).toEqual([]);
  mine.stop();
  await deliver(member, credits(3));
  expect(mine.heard).toHaveLength(2);
});

test('what is rolled back is never heard and leaves no gap', async () => {
  const member = await addMember(database.forBrand(brand), brand);
  const { heard } = listen(member);
  const failing = inTransaction(jobContext(), async ({ trx, afterCommit }) => {
    await mailbox.deliver(trx, member, credits(1));
    afterCommit(() => heard.push({ id: -1, event: { kind: 'reset' } }));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(heard).toEqual([]);
  await deliver(member, credits(2));
  expect(heard).toEqual([{ id: 1, event: credits(2) }]);
});

test('what the database gave up for a deadlock is done once more, and heard once', async () => {
  const member = await addMember(database.forBrand(brand), brand);
  const { heard } = listen(member);
  let runs = 0;
  const result = await inTransaction(jobContext(), async ({ trx }) => {
    await mailbox.deliver(trx, member, credits(1));
    runs += 1;
    if (runs === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    return 'done';
  });
  expect([result, runs, heard]).toEqual(['done', 2, [{ id: 1, event: credits(1) }]]);
  const always = inTransaction(jobContext(), async () => {
    throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });
  await expect(always).rejects.toThrow('deadlock detected');
});

test('an event needs a transaction whose commit can be followed', async () => {
  const member = await addMember(database.forBrand(brand), brand);
  const plain = database
    .forBrand(brand)
    .transaction()
    .execute((trx) => mailbox.deliver(trx, member, credits(1)));
  await expect(plain).rejects.toThrow('inTransaction');
});

test('an event holds nothing that its schema does not, whichever way it comes', async () => {
  const db = database.forBrand(brand);
  const member = await addMember(db, brand);
  const { heard } = listen(member);
  const tooMuch = Object.assign(credits(1), { secret: 'x' });
  await deliver(member, tooMuch);
  mailbox.publish(db, { brand, memberId: member }, 2, tooMuch);
  mailbox.signal(brand, member, tooMuch);
  expect(heard).toEqual([1, 2, null].map((id) => ({ id, event: credits(1) })));
});

test('an event that lacks something undoes what it tells of', async () => {
  const member = await addMember(database.forBrand(brand), brand);
  const { heard } = listen(member);
  const publishing = inTransaction(jobContext(), async ({ trx }) =>
    mailbox.publish(trx, { brand, memberId: member }, 1, { kind: 'credits' } as never),
  );
  await expect(publishing).rejects.toThrow('paid_user');
  expect(heard).toEqual([]);
});

test('what was missed is given again in order; what is no longer complete is a reset', async () => {
  const member = await addMember(database.forBrand(brand), brand);
  const db = database.forBrand(brand);
  for (let index = 1; index <= 4; index++) await deliver(member, credits(index));
  expect(await missedEvents(db, brand, member, 2)).toEqual([
    { id: 3, event: credits(3) },
    { id: 4, event: credits(4) },
  ]);
  expect(await missedEvents(db, brand, member, 4)).toEqual([]);
  const reset = [{ id: 4, event: { kind: 'reset' } }];
  expect(await missedEvents(db, brand, member, 9)).toEqual(reset);
  await db
    .deleteFrom('mailbox_events')
    .where('brand', '=', brand)
    .where('member_id', '=', member)
    .where('event_id', '<=', 2)
    .execute();
  expect(await missedEvents(db, brand, member, 1)).toEqual(reset);
  expect(await lastEventOf(db, brand, member)).toBe(4);
});

test('too much to replay is a reset', async () => {
  const member = await addMember(database.forBrand(brand), brand);
  await inTransaction(jobContext(), async ({ trx }) => {
    for (let index = 0; index <= REPLAY_LIMIT; index++) await mailbox.deliver(trx, member, credits(index));
  });
  expect(await missedEvents(database.forBrand(brand), brand, member, 0)).toEqual([
    { id: REPLAY_LIMIT + 1, event: { kind: 'reset' } },
  ]);
});

test('two who forget each other keep everything else, and reload what they missed', async () => {
  const db = database.forBrand(brand);
  const [one, other, third] = [await addMember(db, brand), await addMember(db, brand), await addMember(db, brand)];
  const liked = (by: string): LiveEvent => ({
    kind: 'like',
    like: { profile: bareCard(by), liked_at: '2026-11-21T12:00:00.000Z', like_new: true, match: false },
    total_unread: 0,
    total_new: 1,
  });
  for (const event of [credits(1), liked(other), liked(third), credits(2)]) await deliver(one, event);
  await deliver(other, liked(one));
  await inTransaction(jobContext(), ({ trx }) => forgetEventsBetween(trx, { brand, memberId: other, otherId: one }));
  expect(await missedEvents(db, brand, other, 0)).toEqual([{ id: 1, event: { kind: 'reset' } }]);
  expect(await missedEvents(db, brand, one, 0)).toEqual([{ id: 4, event: { kind: 'reset' } }]);
  expect(await missedEvents(db, brand, one, 2)).toMatchObject([{ event: liked(third) }, { event: credits(2) }]);
});
