import { beforeEach, describe, expect, it } from 'vitest';
import type { Image } from '@parlour/contract/types/image';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { doneOrRefused } from '@parlour/testing/done-or-refused';
import { addMember } from '@parlour/testing/members';
import { albumStage, sampleThumbhash, type AlbumStage } from '../testing/album-stage.ts';

const database = await databaseOfFile();
let stage: AlbumStage;
let free: string;

const add = (wishes: Parameters<typeof addMember>[2] = {}) =>
  addMember(stage.db, 'default', { withPhoto: false, ...wishes });
const idsOf = (photos: Image[]): string[] => photos.map(({ id }) => id);

beforeEach(async () => {
  stage = albumStage(database);
  free = await add();
});

describe('an upload', () => {
  it('is kept, and the first that is approved becomes the main photo', async () => {
    const photo = await stage.upload(free);
    expect(photo).toMatchObject({
      status: 'approved',
      is_main: true,
      order: 0,
      width: 900,
      locked: false,
      thumbhash: sampleThumbhash,
    });
    expect(await stage.profileOf(free)).toEqual({ main_photo_id: photo.id, photos_total: 1 });
    expect(await stage.upload(free)).toMatchObject({ is_main: false, order: 1 });
    expect(await stage.upload(free, 'another', { is_main: '1' })).toMatchObject({ is_main: true, order: 0 });
    expect((await stage.list(free)).photos.map(({ order, is_main }) => [order, is_main])).toEqual([
      [0, true],
      [1, false],
      [2, false],
    ]);
  });

  it('that waits is its owner’s alone, and no main photo', async () => {
    stage.verdict = 'pending';
    const photo = await stage.upload(free, 'a photo', { is_main: '1' });
    expect(photo).toMatchObject({ status: 'pending', is_main: false });
    expect(await stage.profileOf(free)).toEqual({ main_photo_id: null, photos_total: 0 });
    expect((await stage.list(await add({ paid_user: true }), free)).photos).toEqual([]);
    expect((await stage.list(free)).photos).toHaveLength(1);
  });

  it('that is refused leaves nothing behind', async () => {
    await expect(stage.upload(free, 'noise')).rejects.toMatchObject({ code: 'photo_unreadable' });
    stage.verdict = 'banned';
    await expect(stage.upload(free)).rejects.toMatchObject({ code: 'photo_banned' });
    await expect(stage.upload(free, 'x'.repeat(10 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: 'photo_too_large',
      params: { mb: 10 },
    });
    await expect(stage.upload(free, 'many pixels')).rejects.toMatchObject({ params: { mb: 10, megapixels: 50 } });
    await expect(stage.upload(free, 'few pixels')).rejects.toMatchObject({
      code: 'photo_too_small',
      params: { min: 320 },
    });
    expect([stage.kept.size, (await stage.list(free)).used]).toEqual([0, 0]);
  });

  it('of exactly ten megabytes is taken', async () => {
    expect(await stage.upload(free, 'x'.repeat(10 * 1024 * 1024))).toMatchObject({ status: 'approved' });
  });

  it.each([
    [false, 3],
    [true, 25],
  ])('of twenty or more at once keeps to the limit (premium: %s)', async (paid_user, max) => {
    const member = await add({ paid_user });
    const sent = await Promise.allSettled(Array.from({ length: max + 17 }, () => stage.upload(member)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(max);
    for (const { reason } of sent.filter((one) => one.status === 'rejected'))
      expect(reason).toMatchObject({ code: 'photo_limit', params: { max, premium_max: 25 } });
    const { photos, used } = await stage.list(member);
    expect([used, photos.filter(({ is_main }) => is_main).length, stage.kept.size]).toEqual([max, 1, max]);
    expect(photos.map(({ order }) => order)).toEqual(Array.from({ length: max }, (_, at) => at));
  });

  it('of a member is processed two at a time, and nobody else waits for them', async () => {
    const gate = Promise.withResolvers<void>();
    stage.meanwhile = () => gate.promise;
    const member = await add({ paid_user: true });
    const sent = Array.from({ length: 5 }, () => stage.upload(member));
    await expect.poll(() => stage.kept.size).toBeGreaterThanOrEqual(2);
    stage.meanwhile = async () => {};
    // Sent after the five, so that those who did not wait for their turn would have been processed before it.
    await stage.upload(free);
    expect(stage.kept.size).toBe(3);
    gate.resolve();
    await Promise.all(sent);
    expect(stage.kept.size).toBe(6);
  });

  it('whose files are there but whose row cannot be written leaves its files to the sweep', async () => {
    stage.meanwhile = async () => {
      await stage.db.deleteFrom('members').where('brand', '=', 'default').where('id', '=', free).execute();
    };
    await expect(stage.upload(free)).rejects.toThrow();
    expect([await stage.sweep(), stage.kept.size]).toEqual([1, 0]);
  });

  it('that is one too many is refused as that, and left to the sweep, where its files cannot be removed', async () => {
    await stage.upload(free);
    await stage.upload(free);
    stage.canRemove = false;
    stage.meanwhile = async () => {
      stage.meanwhile = async () => {};
      await stage.upload(free);
    };
    await expect(stage.upload(free)).rejects.toMatchObject({ code: 'photo_limit' });
    expect([await stage.sweep(), stage.kept.size]).toEqual([1, 3]);
  });

  it('whose row is there though the answer to its commit was lost keeps its files', async () => {
    stage.loseCommits();
    await expect(stage.upload(free)).rejects.toThrow('The connection was lost.');
    const [photo] = (await stage.list(free)).photos;
    expect(await stage.sweep()).toBe(0);
    expect([...stage.kept]).toEqual([photo!.id]);
  });
});

describe('what somebody unconfirmed uploads', () => {
  it('is held until the address is confirmed, and judged then', async () => {
    const member = await add({ confirmed: false });
    const photo = await stage.upload(member);
    expect(photo.status).toBe('pending');
    await stage.release(member);
    expect(stage.jobs).toEqual([{ name: 'judge-photos', data: { brand: 'default', memberId: member } }]);
    await stage.judge(member);
    await stage.judge(member);
    expect((await stage.list(member)).photos[0]).toMatchObject({ status: 'approved', is_main: true });
    expect(stage.told).toEqual([{ memberId: member, notice: 'photo_approved' }]);
    expect(await stage.profileOf(member)).toEqual({ main_photo_id: photo.id, photos_total: 1 });
  });

  it('is judged like any other where the address is confirmed while it is on its way', async () => {
    const member = await add({ confirmed: false });
    stage.meanwhile = async () => {
      await stage.confirm(member);
      await stage.release(member);
    };
    expect(await stage.upload(member)).toMatchObject({ status: 'approved', is_main: true });
    stage.verdict = 'banned';
    await expect(stage.upload(member)).rejects.toMatchObject({ code: 'photo_banned' });
  });

  it('stays hidden where the moderation says so, and costs no job where there is none', async () => {
    const member = await add({ confirmed: false });
    await stage.release(member);
    expect(stage.jobs).toEqual([]);
    await stage.upload(member);
    stage.verdict = 'banned';
    await stage.judge(member);
    const { photos } = await stage.list(member);
    expect(photos[0]).toMatchObject({ status: 'rejected', reject_code: 'photo_banned', is_main: false });
    expect(stage.told).toEqual([{ memberId: member, notice: 'photo_rejected' }]);
    expect(stage.stated).toEqual(idsOf(photos));
  });
});

describe('one’s own album', () => {
  const three = async (): Promise<string[]> => [
    (await stage.upload(free)).id,
    (await stage.upload(free)).id,
    (await stage.upload(free)).id,
  ];

  it('is put in order; the main photo stays the first', async () => {
    const [one, two, last] = await three();
    expect(idsOf(await stage.change(free, { id: last!, order: 1 }))).toEqual([one, last, two]);
    expect(idsOf(await stage.change(free, { id: last!, order: 99 }))).toEqual([one, two, last]);
    expect(idsOf(await stage.change(free, { id: two!, order: 0 }))).toEqual([one, two, last]);
    expect(idsOf(await stage.change(free, { id: last!, is_main: true }))).toEqual([last, one, two]);
    expect(await stage.profileOf(free)).toMatchObject({ main_photo_id: last });
  });

  it('says who may see a photo', async () => {
    const [, two] = await three();
    const photos = await stage.change(free, { id: two!, visibility: 'matches' });
    expect(photos.map(({ visibility }) => visibility)).toEqual(['all', 'matches', 'all']);
  });

  it('has an approved photo for its main one', async () => {
    await stage.upload(free);
    stage.verdict = 'pending';
    const { id } = await stage.upload(free);
    await expect(stage.change(free, { id, is_main: true })).rejects.toMatchObject({ code: 'main_must_be_approved' });
  });

  it('loses a photo at once, its files by a job, and the next becomes the main one', async () => {
    const [one, two, last] = await three();
    expect(idsOf(await stage.remove(free, one!))).toEqual([two, last]);
    expect(stage.jobs).toEqual([{ name: 'remove-photo-files', data: { brand: 'default', photoId: one } }]);
    expect(await stage.profileOf(free)).toEqual({ main_photo_id: two, photos_total: 2 });
    await stage.remove(free, two!);
    await stage.remove(free, last!);
    expect(await stage.profileOf(free)).toEqual({ main_photo_id: null, photos_total: 0 });
    await expect(stage.remove(free, last!)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is nobody else’s to change', async () => {
    const [one] = await three();
    const stranger = await add();
    await expect(stage.remove(stranger, one!)).rejects.toMatchObject({ code: 'not_found' });
    await expect(stage.change(stranger, { id: one!, order: 0 })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is whole after moves, uploads and deletions at once', async () => {
    const [one, two, last] = await three();
    const done = await doneOrRefused(
      [
        stage.remove(free, one!),
        stage.upload(free),
        stage.change(free, { id: last!, is_main: true }),
        stage.upload(free),
        stage.change(free, { id: two!, order: 9 }),
      ],
      ['photo_limit'],
    );
    expect(done).toBeGreaterThanOrEqual(3);
    const { photos } = await stage.list(free);
    expect(photos.map(({ order }) => order)).toEqual(photos.map((_, at) => at));
    expect(photos.map(({ is_main }) => is_main)).toEqual(photos.map((_, at) => at === 0));
    expect(await stage.profileOf(free)).toEqual({ main_photo_id: photos[0]!.id, photos_total: photos.length });
  });
});
