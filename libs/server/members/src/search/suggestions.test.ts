import { expect, it } from 'vitest';
import { brand as settings } from '@parlour/app-she/settings';
import { createImageFor } from '@parlour/server-media';
import { contextOf } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember, type MemberWishes } from '@parlour/testing/members';
import { createSuggestions } from './suggestions.ts';

const database = await databaseOfFile();
it('people to meet begin with those who may be written to, however many are here more often', async () => {
  const db = database.forBrand('she');
  const now = new Date('2026-11-21T12:00:00Z');
  const add = (name: string, minutes: number, wishes: MemberWishes = {}) =>
    addMember(db, 'she', { name, active_at: new Date(now.getTime() - minutes * 60_000), ...wishes });
  const seeker = await add('Seeker', 0, { gender: 'male' });
  for (let place = 1; place <= 13; place += 1) await add(`Liked ${place}`, place, { who_can_message: 'liked' });
  await add('Robot', 20, { who_can_message: 'everyone', fictional: true });
  await add('Open', 30, { who_can_message: 'everyone' });
  await add('Later', 40, { who_can_message: 'everyone' });

  const context = await contextOf({ brand: { id: 'she', version: 1, settings }, db, now }, seeker);
  const people = await createSuggestions(createImageFor('key'))(context, seeker, 12);
  const others = Array.from({ length: 10 }, (_, place) => `Liked ${place + 1}`);
  expect(people.map(({ name }) => name)).toEqual(['Open', 'Later', ...others]);
});
