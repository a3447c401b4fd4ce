import { expect, it } from 'vitest';
import { inTransaction } from '@parlour/server-bus';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { albumStage } from '../testing/album-stage.ts';
import { judgePhotos, settlePhoto } from './judge-photos.ts';

const stage = albumStage(await databaseOfFile());
const context = { brand: { id: 'default' }, db: stage.db };

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
