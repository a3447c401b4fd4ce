import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { ownPhotosInSteps } from '../store/own-data.ts';
import { addLeaver } from '../testing/leaver.ts';

const database = await databaseOfFile();

it('a picture that is never taken again goes with no copy, unless it is shown on the profile', async () => {
  const { brand, id, photos } = await addLeaver(database, 'refused-copy');
  const db = database.forBrand(brand);
  const copied = async () =>
    (await Array.fromAsync(ownPhotosInSteps(db, brand, id)))
      .flat()
      .map((photo) => photo.id)
      .toSorted();
  expect(await copied()).toEqual(photos.toSorted());
  const [refused, ...others] = photos;
  const change = (values: { digest?: string; kind?: 'profile'; status?: 'approved' | 'rejected' }) =>
    db.updateTable('photos').set(values).where('brand', '=', brand).where('id', '=', refused!).execute();
  await change({ digest: 'refused', kind: 'profile', status: 'rejected' });
  expect(await copied()).toEqual(photos.toSorted());
  const refusal = { brand, digest: 'refused', decision_id: null, kept_until: new Date('2028-01-01') };
  await db
    .insertInto('refused_photos')
    .values({ ...refusal, rule: 'other' })
    .execute();
  expect(await copied()).toEqual(photos.toSorted());
  await db
    .insertInto('refused_photos')
    .values({ ...refusal, rule: 'minor' })
    .execute();
  expect(await copied()).toEqual(others.toSorted());
  await change({ status: 'approved' });
  expect(await copied()).toEqual(photos.toSorted());
});

it('nor does a photo that was rejected as one, though its picture is not known, unless that was taken back', async () => {
  const { brand, id, photos } = await addLeaver(database, 'rejected-copy');
  const db = database.forBrand(brand);
  const copied = async () =>
    (await Array.fromAsync(ownPhotosInSteps(db, brand, id)))
      .flat()
      .map((photo) => photo.id)
      .toSorted();
  const [rejected, ...others] = photos;
  await db.updateTable('photos').set({ kind: 'profile', status: 'rejected' }).where('id', '=', rejected!).execute();
  const about = { member_id: id, target_type: 'photo', target_id: rejected!, measure: 'photo_removed' } as const;
  const reasons = { ground: 'terms', rule: 'minor', facts: 'x' } as const;
  const times = { appeal_until: new Date('2028-01-01'), created_at: new Date() };
  const decision = uuid();
  await db
    .insertInto('decisions')
    .values({ brand, id: decision, ...about, ...reasons, ...times })
    .execute();
  expect(await copied()).toEqual(others.toSorted());
  await db.updateTable('decisions').set({ appeal_state: 'reversed' }).where('id', '=', decision).execute();
  expect(await copied()).toEqual(photos.toSorted());
});
