import fc from 'fast-check';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { markLikesSeen } from '@parlour/contract/members/mark-likes-seen';
import { inTransaction } from '@parlour/server-bus';
import type * as locks from '@parlour/server-db/lock-pair';
import { testEngine } from '@parlour/testing/database';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { doneOrRefused } from '@parlour/testing/done-or-refused';
import { insertLike } from '../store/likes.ts';
import type * as totals from '../store/totals.ts';
import { expectMutual } from '../testing/expect-mutual.ts';
import { membersWorld } from '../testing/members-world.ts';

type Parts = Pick<typeof locks & typeof totals, 'lockPair' | 'changeTotalNew' | 'recountNew'>;

/** What the product does wrong in a test that looks whether this is noticed, made of what it does otherwise. */
const planted = vi.hoisted(() => ({ wrong: {} as Partial<Parts>, right: {} as Parts }));
vi.mock('@parlour/server-db/lock-pair', async (importOriginal) => {
  const { lockPair } = await importOriginal<typeof locks>();
  Object.assign(planted.right, { lockPair });
  return { lockPair: (...args: Parameters<typeof lockPair>) => (planted.wrong.lockPair ?? lockPair)(...args) };
});
vi.mock('../store/totals.ts', async (importOriginal) => {
  const real = await importOriginal<typeof totals>();
  Object.assign(planted.right, real);
  const { changeTotalNew, recountNew } = real;
  return {
    ...real,
    changeTotalNew: (...args: Parameters<typeof changeTotalNew>) =>
      (planted.wrong.changeTotalNew ?? changeTotalNew)(...args),
    recountNew: (...args: Parameters<typeof recountNew>) => (planted.wrong.recountNew ?? recountNew)(...args),
  };
});

const database = await databaseOfFile();
let now = new Date('2026-11-21T12:00:00Z');
const db = () => database.forBrand('default');
const world = membersWorld(
  () => database,
  () => (now = new Date(now.getTime() + 1000)),
);
const { brand, add, as, likes, takesBack, listen } = world;

const expectConsistent = (): Promise<void> => expectMutual(db(), 'default');

beforeEach(() => world.clear());

it('is one like, counted and told once, however many taps there are at once', async () => {
  const [one, other] = [await add({ gender: 'male' }), await add()];
  const heard = listen(other);
  const taps = await Promise.allSettled(Array.from({ length: 20 }, () => likes(one, other)));
  expect(taps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const tap of taps) if (tap.status === 'rejected') expect(tap.reason).toMatchObject({ code: 'already_liked' });
  expect(heard).toMatchObject([{ event: { kind: 'like', total_new: 1 } }]);
  await expectConsistent();
});

it('makes one match of two likes at once, and tells each side once, 200 times over', async () => {
  for (let round = 0; round < 200; round += 1) {
    const [one, other] = [await add({ gender: 'male' }), await add()];
    const [heardByOne, heardByOther] = [listen(one), listen(other)];
    const outcomes = await Promise.all([likes(one, other), likes(other, one)]);
    expect(outcomes.filter(({ match }) => match)).toHaveLength(1);
    const kinds = [...heardByOne, ...heardByOther].map(({ event }) => event.kind);
    expect(kinds.toSorted()).toEqual(['like', 'match', 'match']);
    expect(heardByOne.map(({ event }) => event.kind).filter((kind) => kind === 'match')).toHaveLength(1);
  }
  await expectConsistent();
});

type Kind = 'like' | 'unlike' | 'seen';
interface Act {
  from: number;
  to: number;
  kind: Kind;
}

const act: fc.Arbitrary<Act> = fc.record({
  from: fc.nat(2),
  to: fc.nat(2),
  kind: fc.constantFrom<Kind[]>('like', 'unlike', 'seen'),
});
const atOnce = fc.array(fc.array(act, { minLength: 2, maxLength: 12 }), { minLength: 1, maxLength: 2 });
const inTurn = fc.array(act, { minLength: 2, maxLength: 12 }).map((acts) => acts.map((one) => [one]));

const there: Act = { from: 0, to: 1, kind: 'like' };
const back: Act = { from: 1, to: 0, kind: 'like' };
const regret: Act = { ...there, kind: 'unlike' };
/** What chance seldom brings: rounds of acts at once, or of a single one. */
const examples: [Act[][]][] = [
  ...Array<Act[][]>(4).fill([[there, back, { ...there, to: 2 }, { ...back, from: 2 }]]),
  ...Array<Act[][]>(4).fill([[there], [regret, back]]),
  [[there], [{ ...back, kind: 'seen' as const }], [{ ...there, from: 2 }], [back]],
  [[there], [back], [regret]],
  [[there], [regret]],
].map((rounds) => [rounds]);

const refusals = ['already_liked', 'like_not_found', 'profile_not_found'] as const;

const anyRounds = fc.asyncProperty(fc.oneof(atOnce, inTurn), async (rounds) => {
  const ids = [await add(), await add(), await add()];
  const take = ({ from, to, kind }: Act): Promise<unknown> => {
    if (kind === 'seen') return as(ids[from]!, markLikesSeen, { body: { all: true } });
    return kind === 'like' ? likes(ids[from]!, ids[to]!) : takesBack(ids[from]!, ids[to]!);
  };
  let done = 0;
  for (const acts of rounds) {
    done += await doneOrRefused(acts.map(take), refusals);
    await expectConsistent();
  }
  const all = rounds.flat();
  const seen = all.filter(({ kind }) => kind === 'seen').length;
  const hasLike = all.some(({ kind, from, to }) => kind === 'like' && from !== to);
  expect(done).toBeGreaterThanOrEqual(hasLike ? seen + 1 : seen);
});
const options = { numRuns: examples.length + 16, examples };

it('keeps matches mutual and badges right under likes, returns and regrets, at once and in turn', async () => {
  await fc.assert(anyRounds, options);
});

const badge = 'the badge counts new likes';

const faults: [fault: string, noticed: string, (right: Parts) => Partial<Parts>][] = [
  [
    'a like that no badge counts',
    badge,
    ({ changeTotalNew }) => ({
      changeTotalNew: (...[trx, brand, id, by]) => changeTotalNew(trx, brand, id, Math.min(by, 0)),
    }),
  ],
  [
    'a like that counts after it was taken back',
    badge,
    ({ changeTotalNew }) => ({
      changeTotalNew: (...[trx, brand, id, by]) => changeTotalNew(trx, brand, id, Math.max(by, 0)),
    }),
  ],
  [
    'a like that is counted down when it is returned, though it was seen',
    badge,
    ({ changeTotalNew }) => ({ recountNew: (trx, brand, id) => changeTotalNew(trx, brand, id, -1) }),
  ],
  [
    'a like that counts after it was returned',
    badge,
    ({ changeTotalNew }) => ({ recountNew: (trx, brand, id) => changeTotalNew(trx, brand, id, 0) }),
  ],
];
// PGlite has one transaction at a time: there each like sees what came before.
if (testEngine === 'postgres')
  faults.push([
    'likes that do not wait for each other',
    'match if and only if mutual',
    () => ({ lockPair: async () => {} }),
  ]);

it.each(faults)('would notice %s', async (_, noticed, fault) => {
  onTestFinished(() => void (planted.wrong = {}));
  planted.wrong = fault(planted.right);
  const { errorInstance } = await fc.check(anyRounds, { ...options, endOnFailure: true });
  expect(String(errorInstance)).toMatch(noticed);
});

it.each([
  ['two likes that are no match', true, false],
  ['a match of one like', false, true],
])('would notice %s', async (_, isReturned, matched) => {
  const [one, other] = [await add({ gender: 'male' }), await add()];
  if (isReturned) await likes(other, one);
  await expectConsistent();
  await inTransaction({ brand, db: db() }, ({ trx }) =>
    insertLike(trx, { brand: 'default', fromId: one, toId: other, source: 'profile', matched, now }),
  );
  await expect(expectConsistent()).rejects.toThrow('match if and only if mutual');
});
