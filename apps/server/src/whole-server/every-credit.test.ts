import { inTransaction } from '@parlour/server-bus';
import { writeAs, type ChatPorts } from '@parlour/server-chat';
import { spend } from '@parlour/server-payments';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actsAmong, message, play, type Act } from '../testing/credit-acts.fixture.ts';
import {
  creditWorld,
  type CreditMember,
  type CreditWishes,
  type CreditWorld,
} from '../testing/credit-world.fixture.ts';

let world: CreditWorld;
beforeAll(async () => {
  world = await creditWorld();
});
afterAll(() => world.server.close());

/** One can pay for some messages, one for a gift, one for a single message. */
const people: CreditWishes[] = [
  { credits: 30, premium: true },
  { credits: 25, premium: true },
  { credits: 10, premium: false },
];

/** What is likely to meet: credits that go back while they are spent in many tabs, and likes both ways. */
const storm: Act[][] = [
  [{ kind: 'buy' }, { kind: 'like' }, { kind: 'like', from: 1, to: 0 }],
  [{ kind: 'hear' }, { kind: 'poll' }, { kind: 'work' }],
  [
    { kind: 'charge back' },
    {},
    {},
    { again: true },
    { again: true },
    { to: 2 },
    { kind: 'give', gift: 'book' },
    { kind: 'show' },
    { kind: 'poll' },
  ],
  [
    { kind: 'hear', which: 1 },
    {},
    { kind: 'work' },
    { again: true },
    { to: 2 },
    { from: 1, to: 0 },
    { kind: 'work' },
    { from: 2 },
  ],
].map((round) => round.map((act) => ({ ...message, ...(act as Partial<Act>) })));

it('accounts for every credit, whatever is sent, repeated, given, shown, liked, bought, returned and heard of at once', async () => {
  const round = fc.array(actsAmong(people.length), { minLength: 3, maxLength: 9, size: 'max' });
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 3, maxLength: 7, size: 'max' }), async (rounds) => {
      await world.begin(...people);
      for (const acts of rounds) await Promise.all(acts.map((act) => play(world, act)));
      await world.settle();
      await world.expectAccounted();
    }),
    { numRuns: 12, examples: [[storm]] },
  );
});

type Spending = ChatPorts['spending'];
/** Has messages paid for in another way than they should be. */
const payInstead = (way: (pay: Spending) => Spending) => () =>
  void (world.server.chat.spending = way(world.server.chat.spending));

/** Takes credits whether or not they are there, so many times, and writes down the member's side alone. */
const grab =
  (times: number): Spending =>
  ({ id, brand, memberId, kind, credits, refId, profileId, now }) => {
    const taken = sql`(${sql.lit(times)} * ${credits}::integer)`;
    return sql`
    account as (
      update ledger_accounts set balance = balance - ${taken}, last_seq = last_seq + 1
      where brand = ${brand} and member_id = ${memberId} returning balance, last_seq
    ), booked as (
      insert into ledger_transactions (brand, id, kind, ref_type, ref_id, profile_id, created_at)
      values (${brand}, ${id}, ${kind}, 'message', ${refId}, ${profileId}, ${now})
    ), entered as (
      insert into ledger_entries (brand, transaction_id, account, member_id, seq, credits, balance, created_at)
      select ${brand}, ${id}::uuid, 'member', ${memberId}::uuid, last_seq, - ${taken}, balance, ${now}::timestamptz from account
    )`;
  };

/** Charges the sender for something that was never written, with each message. */
function chargeForNothing(): void {
  world.server.chat.followUp =
    ({ brand, senderId, recipientId }) =>
    (trx) => {
      const ref = { type: 'message', id: uuid() } as const;
      return spend(trx, {
        brand,
        memberId: senderId,
        credits: 10,
        kind: 'message',
        ref,
        profileId: recipientId,
        now: new Date(),
      });
    };
}

/** Writes what nobody has sent. */
const writeUnasked = (): Promise<unknown> => {
  const [{ id: senderId }, { id: recipientId }] = world.members as [CreditMember, CreditMember];
  const context = world.jobContext();
  return inTransaction(context, ({ trx }) =>
    writeAs(world.server.chat, trx, context, { senderId, recipientId, text: 'Hello', senderKind: 'member' }),
  );
};

/** The tables themselves would refuse a balance below zero. They are this file's own, and nothing comes after. */
async function dropChecks(): Promise<void> {
  for (const table of ['ledger_accounts', 'ledger_entries'])
    await world.server.database.executeSql(`alter table ${table} drop constraint ${table}_balance_check`);
}

it.each<[fault: string, noticed: string, plant: () => unknown]>([
  ['a message that nobody paid for', 'a charge', payInstead(() => () => sql`account as (select)`)],
  [
    'a message that took twice its price',
    'a charge',
    payInstead((pay) => (act) => pay({ ...act, credits: sql`(2 * ${act.credits})` })),
  ],
  [
    'a message that its reader paid for',
    'a charge',
    payInstead((pay) => (act) => pay({ ...act, memberId: act.profileId })),
  ],
  ['a charge without a message', 'a charge', chargeForNothing],
  ['a message that nobody sent', 'its sender was told', writeUnasked],
  ['credits that go nowhere', 'sums to zero', payInstead(() => grab(1))],
  ['credits that were not there', 'no account is negative', () => dropChecks().then(payInstead(() => grab(4)))],
])('would notice %s', async (_, noticed, plant) => {
  const { spending, followUp } = world.server.chat;
  await world.begin({ credits: 40, premium: true }, { credits: 30, premium: false });
  await play(world, message);
  await world.expectAccounted();
  await plant();
  await play(world, message);
  await expect(world.expectAccounted()).rejects.toThrow(noticed);
  Object.assign(world.server.chat, { spending, followUp });
});
