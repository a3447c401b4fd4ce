import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { markLikesSeen } from '@parlour/contract/members/mark-likes-seen';
import { inTransaction } from '@parlour/server-bus';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { doneOrRefused } from '@parlour/testing/done-or-refused';
import { insertLike } from '../store/likes.ts';
import { expectMutual } from '../testing/expect-mutual.ts';
import { membersWorld } from '../testing/members-world.ts';

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

it('keeps matches mutual and badges right under likes, returns and regrets at once', async () => {
  const acts = fc.array(fc.record({ from: fc.nat(2), to: fc.nat(2), act: fc.constantFrom('like', 'unlike', 'seen') }), {
    minLength: 2,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(acts, async (all) => {
      const ids = [await add(), await add(), await add()];
      const done = await doneOrRefused(
        all.map(({ from, to, act }) => {
          if (act === 'seen') return as(ids[from]!, markLikesSeen, { body: { all: true } });
          return act === 'like' ? likes(ids[from]!, ids[to]!) : takesBack(ids[from]!, ids[to]!);
        }),
        ['already_liked', 'like_not_found', 'profile_not_found'],
      );
      const seen = all.filter(({ act }) => act === 'seen').length;
      const hasLike = all.some(({ act, from, to }) => act === 'like' && from !== to);
      expect(done).toBeGreaterThanOrEqual(hasLike ? seen + 1 : seen);
      await expectConsistent();
    }),
    { numRuns: 12 },
  );
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
