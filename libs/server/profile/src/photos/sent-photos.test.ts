import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { albumStage } from '../testing/album-stage.ts';

const stage = albumStage(await databaseOfFile());

it('photos for a conversation take no place in an album, and wait for no verdict with those of it', async () => {
  const member = await addMember(stage.db, 'default', { withPhoto: false });
  const file = { storage_key: 'x', width: 1, height: 1, thumbhash: null, reject_code: null, position: 0 };
  const sent = (['approved', 'pending'] as const).map((status) => ({ id: uuid(), status, ...file }));
  await stage.db
    .insertInto('photos')
    .values(sent.map((photo) => ({ brand: 'default', member_id: member, kind: 'chat' as const, ...photo })))
    .execute();
  const [first] = [await stage.upload(member), await stage.upload(member), await stage.upload(member)];
  expect(first).toMatchObject({ is_main: true, order: 0 });
  expect(await stage.profileOf(member)).toEqual({ main_photo_id: first.id, photos_total: 3 });
  await stage.release(member);
  expect(stage.jobs).toEqual([]);
});
