import { beforeEach, expect, it } from 'vitest';
import { DAY } from '@parlour/models/durations';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { expectMutual } from '../testing/expect-mutual.ts';
import { membersWorld } from '../testing/members-world.ts';

const database = await databaseOfFile();
let now = new Date('2026-11-21T12:00:00Z');
const world = membersWorld(
  () => database,
  () => (now = new Date(now.getTime() + 1000)),
);
const { add, likes, takesBack, listen, storedLikes } = world;
const consistent = () => expectMutual(database.forBrand('default'), 'default');

beforeEach(() => world.clear());

it('a like that is taken back and given again is told three times in a day, and stored and answered each time', async () => {
  const [fan, other, me] = [await add(), await add(), await add()];
  const heard = listen(me);
  const kinds = () => heard.splice(0).map(({ event }) => event.kind);
  const [first] = [await likes(fan, me), await takesBack(fan, me)];
  for (let time = 0; time < 2; time++) {
    await likes(fan, me);
    await takesBack(fan, me);
  }
  expect(kinds()).toEqual(Array.from({ length: 3 }, () => ['like', 'counts']).flat());

  for (let time = 0; time < 20; time++) {
    expect(await likes(fan, me)).toMatchObject({ match: first.match, like: { profile: { id: me } } });
    await consistent();
    expect(await takesBack(fan, me)).toEqual({ match: false });
    await consistent();
  }
  await likes(fan, me);
  expect(kinds()).toEqual([]);
  expect(await storedLikes()).toMatchObject([{ from_id: fan, to_id: me, is_new: true }]);

  await likes(other, me);
  expect(heard.splice(0), 'the like of somebody else brings the count of both').toMatchObject([
    { event: { kind: 'like', total_new: 2, like: { profile: { id: other } } } },
  ]);
  now = new Date(now.getTime() + DAY);
  await takesBack(fan, me);
  await likes(fan, me);
  expect(kinds()).toEqual(['counts', 'like']);
});

it('a match that is made again and again is told to whoever makes it, and stays mutual', async () => {
  const [one, other] = [await add(), await add()];
  await likes(other, one);
  const [heardByOne, heardByOther] = [listen(one), listen(other)];
  for (let time = 0; time < 6; time++) {
    expect(await likes(one, other)).toMatchObject({ match: true });
    await consistent();
    await takesBack(one, other);
    await consistent();
  }
  const matches = (heard: typeof heardByOne) => heard.filter(({ event }) => event.kind === 'match').length;
  expect([matches(heardByOne), matches(heardByOther)]).toEqual([6, 3]);
});
