import { expect, it } from 'vitest';
import { brand as defaultBrand } from '@parlour/app-default/settings';
import { createImageFor } from '@parlour/server-media';
import { contextOf } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { createGuests } from './guests.ts';

const database = await databaseOfFile();

it('guests of a first page have agreed to it, have a picture that visitors may see and are no fiction; the most active come first', async () => {
  const db = database.forBrand('default');
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  const agreed = { show_to_visitors: true };
  await addMember(db, 'default', { name: 'Later', ...agreed, active_at: ago(9) });
  await addMember(db, 'default', { name: 'Sooner', ...agreed, active_at: ago(1) });
  await addMember(db, 'default', { name: 'NotAsked', show_to_visitors: false });
  await addMember(db, 'default', { name: 'NoPicture', ...agreed, withPhoto: false });
  await addMember(db, 'default', { name: 'Blurred', ...agreed, blur_images: true });
  await addMember(db, 'default', { name: 'Invisible', ...agreed, invisible: true });
  await addMember(db, 'default', { name: 'Fiction', ...agreed, fictional: true });
  await addMember(db, 'default', { name: 'OtherGender', ...agreed, gender: 'male' });

  const context = await contextOf({ brand: { id: 'default', version: 1, settings: defaultBrand }, db, now });
  const guests = await createGuests(createImageFor('key'))(context, 12);
  expect(guests.map(({ name }) => name)).toEqual(['Sooner', 'Later']);
});

it('fictional profiles that were active later take no guest’s place', async () => {
  const db = database.forBrand('milf');
  const now = new Date('2026-11-21T12:00:00Z');
  const agreed = { show_to_visitors: true };
  await addMember(db, 'milf', { name: 'Real', ...agreed, active_at: new Date(now.getTime() - 60_000) });
  for (const name of ['One', 'Two']) await addMember(db, 'milf', { name, ...agreed, fictional: true, active_at: now });
  const context = await contextOf({ brand: { id: 'milf', version: 1, settings: defaultBrand }, db, now });
  const guests = await createGuests(createImageFor('key'))(context, 2);
  expect(guests.map(({ name }) => name)).toEqual(['Real']);
});

it('a member sees nobody among them with whom they have a block, whoever made it', async () => {
  const db = database.forBrand('she');
  const now = new Date('2026-11-21T12:00:00Z');
  const add = (name: string) => addMember(db, 'she', { name, show_to_visitors: true, active_at: now });
  const [viewer, blocker, blocked] = [await add('Viewer'), await add('Blocker'), await add('Blocked')];
  await add('Free');
  const tie = (blocker_id: string, blocked_id: string) => ({ brand: 'she', blocker_id, blocked_id, created_at: now });
  await db
    .insertInto('blocks')
    .values([tie(blocker, viewer), tie(viewer, blocked)])
    .execute();
  const context = await contextOf({ brand: { id: 'she', version: 1, settings: defaultBrand }, db, now }, viewer);
  const guests = await createGuests(createImageFor('key'))(context, 12);
  expect(guests.map(({ name }) => name).toSorted()).toEqual(['Free', 'Viewer']);
});
