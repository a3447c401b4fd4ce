import fc from 'fast-check';
import { v4 as uuid } from 'uuid';
import { expect } from 'vitest';
import type { Database } from '@parlour/server-db/database';
import { doneOrRefused } from '@parlour/testing/done-or-refused';
import { BRAND, type ChatWorld } from './chat-world.ts';
import { expectConsistent } from './expect-consistent.ts';

const PRICE = 10;

/** PGlite takes one transaction at a time, in which less can meet, and many times as long for it. */
const RUNS = { postgres: 25, pglite: 8 };

/** What may happen, and how often beside the others. */
const chances = { send: 8, again: 2, read: 3, remove: 1, hide: 1, 'take back': 1 };
type Kind = keyof typeof chances;
const kinds = Object.entries(chances).flatMap(([kind, times]) => Array<Kind>(times).fill(kind as Kind));

interface Act {
  kind: Kind;
  /** Who does it, and with whom. */
  pair: readonly [from: number, to: number];
  price: number;
}

/**
 * The first two pay for each message and write to each other most; the third has one conversation free, and can pay for one
 * message.
 */
const members = [{ credits: 100, paid_user: true }, { credits: 100, paid_user: true }, { credits: 10 }];
const [there, back] = [[0, 1] as const, [1, 0] as const];

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...kinds),
  pair: fc.constantFrom<Act['pair'][]>(there, there, there, back, back, back, [0, 2], [2, 0], [2, 1], [1, 1]),
  price: fc.constantFrom(PRICE, PRICE, PRICE, 0),
});

const reading = { kind: 'read' } as const;

/** What is likely to meet: two who write to each other, in many tabs, while each reads what the other wrote. */
const storm: Act[][] = [
  [{}, { pair: [2, 0] as const, price: 0 }],
  [{}, {}, { pair: back }, { pair: back }],
  [{}, {}, { pair: back }, reading, {}, { ...reading, pair: back }, {}, { ...reading, pair: back }, {}],
  [{ pair: back }, { ...reading, pair: back }, {}, reading, { pair: back }, reading, { pair: back }, { pair: back }],
  [{ kind: 'again' as const }, { kind: 'again' as const }, { kind: 'remove' as const }, { pair: back }],
].map((round) => round.map((step) => ({ kind: 'send', pair: there, price: PRICE, ...step })));

/** Rounds of acts at once; each round is looked at once it is over. `size`, as otherwise hardly any would collide. */
const rounds = fc.array(fc.array(act, { minLength: 3, maxLength: 8, size: 'max' }), {
  minLength: 2,
  maxLength: 3,
  size: 'max',
});

/** To oneself, at another price or beyond what one has; what another act took away before, and what is not one's own. */
const refusals = [
  'profile_not_found',
  'price_changed',
  'insufficient_credits',
  'idempotency_conflict',
  'not_found',
  'validation_failed',
] as const;

/**
 * Whatever is sent, repeated, read and removed at once leaves what must hold, and is done or refused. Answers how it ended, and
 * how many acts were done; what failed is not made smaller, which would take many times as long.
 */
export async function everyOrder(world: ChatWorld, database: () => Database) {
  let done = 0;
  const property = fc.asyncProperty(rounds, async (all) => {
    await world.clear();
    const ids: string[] = [];
    for (const wishes of members) ids.push(await world.add(wishes));
    const repeated = uuid();
    for (const acts of all) {
      done += await doneOrRefused(
        acts.map(({ pair: [from, to], ...step }) => take(world, { ...step, from: ids[from]!, to: ids[to]!, repeated })),
        refusals,
      );
      await expectConsistent(database().forBrand(BRAND));
    }
    for (const id of ids) expect(await world.balance(id)).toBeGreaterThanOrEqual(0);
  });
  const ended = await fc.check(property, { numRuns: RUNS[database().engine], examples: [[storm]], endOnFailure: true });
  return { ...ended, done };
}

interface Step {
  kind: Kind;
  from: string;
  to: string;
  price: number;
  /** The `client_id` of all that is sent again. */
  repeated: string;
}

async function take(world: ChatWorld, { kind, from, to, price, repeated }: Step): Promise<unknown> {
  if (kind === 'send') return world.send(from, to, { expected_cost: price });
  if (kind === 'again') return world.send(from, to, { client_id: repeated, expected_cost: PRICE });
  const { conversation, messages } = await world.messages(from, to);
  if (!conversation) return undefined;
  if (kind === 'remove') return world.remove(from, conversation.id);
  const last = messages.at(-1);
  if (!last) return undefined;
  if (kind === 'read') return world.update(from, { id: conversation.id, read_until: last.id });
  return world.removeMessage(from, last.id, kind === 'hide' ? 'me' : 'all');
}
