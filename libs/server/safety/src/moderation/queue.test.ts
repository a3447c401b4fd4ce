import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { findQueue, show } from '../index.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';

let database: Database;
const { db, jobContext, clear, photoOf, reportBy, seenBy, people } = moderationStage(() => database);
let reporter: string;
let reported: string;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear();
  [reporter, reported] = await people();
});

it('the queue has what waits, the oldest first, as much as is asked for', async () => {
  const photoId = await photoOf(reported);
  const waiting = (created_at: Date) => ({ status: 'pending' as const, created_at });
  await db()
    .updateTable('photos')
    .set(waiting(new Date('2026-11-21T10:00:00Z')))
    .where('id', '=', photoId)
    .execute();
  const about = { about_me_status: 'pending' as const, about_me_pending_since: new Date('2026-11-21T09:00:00Z') };
  await db().updateTable('profiles').set(about).where('member_id', '=', reported).execute();
  const unconfirmed = await addMember(db(), brand, { confirmed: false });
  await db().updateTable('photos').set({ status: 'pending' }).where('member_id', '=', unconfirmed).execute();
  await db().updateTable('profiles').set(about).where('member_id', '=', unconfirmed).execute();
  const { id, reference } = await reportBy(reporter, { type: 'profile', id: reported });
  expect((await findQueue(jobContext(), 50)).map((item) => [item.kind, item.id])).toEqual([
    ['about_me', reported],
    ['photo', photoId],
    ['report', id],
  ]);
  expect(await findQueue(jobContext(), 1)).toMatchObject([{ about: 'Send me money.' }]);
  expect(await show(jobContext(), reference)).toMatchObject({
    kind: 'report',
    reports: 1,
    photos: [{ id: photoId }],
    evidence: { profile: { about_me: 'Send me money.' } },
  });
  expect((await seenBy(reporter)).reports).toMatchObject([{ status: 'in_review' }]);
  expect(await show(jobContext(), photoId)).toMatchObject({ kind: 'photo', memberId: reported });
  expect(await show(jobContext(), 'nothing')).toBeNull();
});
