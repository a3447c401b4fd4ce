import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { getProfile } from '@parlour/contract/profile/get-profile';
import type { ModerationRule } from '@parlour/models/safety/decisions';
import { inTransaction } from '@parlour/server-bus';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { profileCalls } from '../index.ts';
import { albumStage, type AlbumStage } from '../testing/album-stage.ts';
import { now, ports, worldOf } from '../testing/profile-stage.ts';
import { settlePhoto } from './judge-photos.ts';

const database = await databaseOfFile();
let stage: AlbumStage;
let free: string;

beforeEach(async () => {
  stage = albumStage(database);
  free = await addMember(stage.db, 'default', { withPhoto: false });
});

async function uploadRejected(): Promise<string> {
  const { id } = await stage.upload(free);
  const photo = { brand: 'default', memberId: free, photoId: id };
  await inTransaction({ brand: { id: 'default' }, db: stage.db }, ({ trx }) => settlePhoto(trx, photo, 'banned'));
  return id;
}

/** Decides that a photo is removed; answers the decision's id. */
async function decide(photoId: string, rule: ModerationRule, minutes = 0): Promise<string> {
  const id = uuid();
  const about = { member_id: free, target_type: 'photo', target_id: photoId, measure: 'photo_removed' } as const;
  const created_at = new Date(now.getTime() + minutes * 60_000);
  const reasons = { ground: 'terms', rule, facts: 'x', appeal_until: now, created_at } as const;
  await stage.db
    .insertInto('decisions')
    .values({ brand: 'default', id, ...about, ...reasons })
    .execute();
  return id;
}

describe('photos that were rejected', () => {
  it('take no place in an album, until there are as many as it holds', async () => {
    for (let times = 0; times < 3; times += 1) await uploadRejected();
    expect(await stage.list(free)).toMatchObject({ used: 0, max: 3 });
    for (let times = 0; times < 2; times += 1) await stage.upload(free);
    await uploadRejected();
    const full = (premium_max: number) => ({ code: 'photo_limit', params: { max: 3, premium_max } });
    await expect(stage.upload(free), 'premium would not help').rejects.toMatchObject(full(3));
    const { photos, used } = await stage.list(free);
    expect([used, photos.length, stage.kept.size]).toEqual([2, 6, 6]);
    await stage.remove(free, photos.at(-1)!.id);
    expect(await stage.upload(free)).toMatchObject({ status: 'approved', order: 5 });
    await expect(stage.upload(free)).rejects.toMatchObject(full(25));
  });

  it('tell their owner alone by which decision, the last that stands', async () => {
    await stage.upload(free);
    const id = await uploadRejected();
    await decide(id, 'other');
    const last = await decide(id, 'other', 1);
    const wrong = await decide(id, 'other', 2);
    await stage.db.updateTable('decisions').set({ appeal_state: 'reversed' }).where('id', '=', wrong).execute();
    const decisions = (await stage.list(free)).photos.map((photo) => photo.decision_id);
    expect(decisions).toEqual([undefined, last]);
    const others = await stage.list(await addMember(stage.db, 'default', { paid_user: true }), free);
    expect(others.photos.map((photo) => 'decision_id' in photo)).toEqual([false]);
  });

  it('have no address for their owner where that is not shown the picture either', async () => {
    const [shown, withheld] = [await uploadRejected(), await uploadRejected()];
    await decide(shown, 'other');
    await decide(withheld, 'private_images');
    const { profile } = await runCall(
      profileCalls(ports),
      getProfile,
      { query: {} },
      await contextOf(worldOf(stage.db), free),
    );
    expect(profile.photos_total).toBe(0);
    for (const photos of [(await stage.list(free)).photos, profile.photos]) {
      const one = (wanted: string) => photos.find(({ id }) => id === wanted);
      expect(one(shown)?.filename).toContain(shown);
      const bare = { filename: null, thumb_filename: null, match: null, thumbhash: null };
      expect(one(withheld)).toMatchObject({ ...bare, status: 'rejected', locked: false });
    }
  });
});
