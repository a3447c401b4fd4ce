import { afterEach, expect, it } from 'vitest';
import { inTransaction } from '@parlour/server-bus';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { albumStage } from '../testing/album-stage.ts';
import { judgePhotos, settlePhoto } from './judge-photos.ts';

const stage = albumStage(await databaseOfFile());
const context = { brand: { id: 'default' }, db: stage.db };
afterEach(() => void (stage.verdict = 'approved'));

it('leaves a photo rejected that a moderator rejects while it is judged', async () => {
  const member = await addMember(stage.db, 'default', { withPhoto: false, confirmed: false });
  const photo = { brand: 'default', memberId: member, photoId: (await stage.upload(member)).id };
  const told: string[] = [];
  const judge = async () => {
    await inTransaction(context, ({ trx }) => settlePhoto(trx, photo, 'banned'));
    return 'approved' as const;
  };
  const tell = async (_: unknown, __: unknown, notice: string) => void told.push(notice);
  await judgePhotos({ judge, tell, stateReasons: async () => {} }, context, member);
  expect((await stage.list(member)).photos).toMatchObject([{ status: 'rejected', reject_code: 'photo_banned' }]);
  expect(told).toEqual([]);
});

it('knows who settled a photo as it stands, and of nobody where a program or a decision did', async () => {
  const member = await addMember(stage.db, 'default', { withPhoto: false });
  const photo = { brand: 'default', memberId: member, photoId: (await stage.upload(member)).id };
  const settled = { by: 'Ann', at: new Date('2026-11-21T12:00:00Z') };
  const by = async () =>
    stage.db
      .selectFrom('photos')
      .select(['settled_by as by', 'settled_at as at'])
      .where('id', '=', photo.photoId)
      .executeTakeFirst();
  await inTransaction(context, ({ trx }) => settlePhoto(trx, photo, 'banned', { settled }));
  expect(await by()).toEqual(settled);
  await inTransaction(context, ({ trx }) => settlePhoto(trx, photo, 'approved'));
  expect(await by()).toEqual({ by: null, at: null });
});

it('hides a photo that is to be judged anew, and states the reasons where it is rejected', async () => {
  const member = await addMember(stage.db, 'default', { withPhoto: false });
  const [main, next] = [await stage.upload(member), await stage.upload(member)];
  const photo = { brand: 'default', memberId: member, photoId: main.id };
  expect(await inTransaction(context, ({ trx }) => settlePhoto(trx, photo, 'pending'))).toBe(true);
  expect(await stage.profileOf(member)).toEqual({ main_photo_id: next.id, photos_total: 1 });
  stage.verdict = 'banned';
  await stage.judge(member);
  expect([stage.stated, stage.told]).toEqual([[main.id], [{ memberId: member, notice: 'photo_rejected' }]]);
  await inTransaction(context, ({ trx }) => settlePhoto(trx, photo, 'approved'));
  expect(await stage.profileOf(member)).toEqual({ main_photo_id: main.id, photos_total: 2 });
});
