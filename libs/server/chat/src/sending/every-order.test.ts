import fc from 'fast-check';
import { sql } from 'kysely';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { doneOrRefused } from '@parlour/testing/done-or-refused';
import type { ChatPorts } from '../index.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';

let database: Database;
const world = chatWorld(() => database);

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const turn = fc.integer({ min: 0, max: 2 });
const act = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), from: turn, to: turn, price: fc.constantFrom(0, 10) }),
  fc.record({ kind: fc.constant('again' as const), from: turn, to: turn }),
  fc.record({ kind: fc.constant('read' as const), from: turn, to: turn }),
  fc.record({ kind: fc.constant('remove' as const), from: turn, to: turn }),
  fc.record({ kind: fc.constantFrom('hide' as const, 'take back' as const), from: turn, to: turn }),
);

/** To oneself, at another price or beyond what one has; what another act took away before, and what is not one's own. */
const refusals = [
  'profile_not_found',
  'price_changed',
  'insufficient_credits',
  'idempotency_conflict',
  'not_found',
  'validation_failed',
] as const;

it('whatever is sent, repeated, read and removed at once: no gap, no lost count, a charge if and only if a message', async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (rounds) => {
        await world.clear();
        const members = [await world.add({ credits: 30 }), await world.add({ credits: 30 }), await world.add()];
        const repeated = uuid();
        for (const round of rounds) {
          done += await doneOrRefused(
            round.map(async (step) => {
              const [from, to] = [members[step.from]!, members[step.to]!];
              if (step.kind === 'send') return world.send(from, to, { expected_cost: step.price });
              if (step.kind === 'again') return world.send(from, to, { client_id: repeated, expected_cost: 10 });
              const { conversation, messages } = await world.messages(from, to);
              if (!conversation) return undefined;
              if (step.kind === 'remove') return world.remove(from, conversation.id);
              const last = messages.at(-1);
              if (!last) return undefined;
              const whom = { hide: 'me', 'take back': 'all' } as const;
              if (step.kind !== 'read') return world.removeMessage(from, last.id, whom[step.kind]);
              return world.update(from, { id: conversation.id, read_until: last.id });
            }),
            refusals,
          );
          await expectConsistent(database.forBrand(BRAND));
        }
        for (const member of members) expect(await world.balance(member)).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 15 },
  );
  expect(done).toBeGreaterThan(0);
});

/** Has messages paid for in another way than they should be. */
const payInstead = (way: (pay: ChatPorts['spending']) => ChatPorts['spending']) => () =>
  void (world.ports.spending = way(world.ports.spending));

it.each([
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
  ['a lost unread count', 'unread', () => database.owner.updateTable('participants').set({ unread: 0 }).execute()],
  [
    'a badge that is not lowered',
    'the badge',
    () => database.owner.updateTable('mailboxes').set({ total_unread: 9 }).execute(),
  ],
  [
    'a gap in the sequence',
    'messages without gaps',
    () => database.owner.deleteFrom('messages').where('seq', '=', 1).execute(),
  ],
  [
    'a lost event',
    'events without gaps',
    () => database.owner.deleteFrom('mailbox_events').where('event_id', '=', 1).execute(),
  ],
  [
    'a price that goes nowhere',
    'each transaction sums to zero',
    () => database.owner.deleteFrom('ledger_entries').where('account', '<>', 'member').execute(),
  ],
])('would notice %s', async (_, noticed, plant) => {
  await world.clear();
  const { spending } = world.ports;
  onTestFinished(() => void (world.ports.spending = spending));
  const [ann, ben] = [await world.add({ credits: 30, paid_user: true }), await world.add({ credits: 20 })];
  await world.send(ann, ben, { expected_cost: 10 });
  await expectConsistent(database.forBrand(BRAND));
  await plant();
  await world.send(ann, ben, { expected_cost: 10 });
  await expect(expectConsistent(database.forBrand(BRAND))).rejects.toThrow(noticed);
});
