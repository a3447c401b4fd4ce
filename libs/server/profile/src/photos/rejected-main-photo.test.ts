import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '@parlour/server-bus';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { albumStage, type AlbumStage } from '../testing/album-stage.ts';
import { settlePhoto } from './judge-photos.ts';

const database = await databaseOfFile();
let stage: AlbumStage;
let free: string;

beforeEach(async () => {
  stage = albumStage(database);
  free = await addMember(stage.db, 'default', { withPhoto: false });
});

describe('an album whose main photo a moderator rejects', () => {
  const three = async (): Promise<string[]> => [
    (await stage.upload(free)).id,
    (await stage.upload(free)).id,
    (await stage.upload(free)).id,
  ];
  const settle = (photoId: string, verdict: 'approved' | 'banned') =>
    inTransaction({ brand: { id: 'default' }, db: stage.db }, ({ trx }) =>
      settlePhoto(trx, { brand: 'default', memberId: free, photoId }, verdict),
    );
  const mainId = async () => (await stage.profileOf(free))?.main_photo_id;

  it('shows the next one that everybody may see, before one that is kept for some', async () => {
    const [one, two, last] = await three();
    await stage.change(free, { id: two!, visibility: 'premium' });
    await settle(one!, 'banned');
    expect(await mainId()).toBe(last);
    await settle(last!, 'banned');
    expect(await mainId()).toBe(two);
  });

  it('has it back as its main one once that was wrong, and not what stood in for it', async () => {
    const [one, two, last] = await three();
    for (const id of [one, two]) await settle(id!, 'banned');
    await settle(two!, 'approved');
    expect(await mainId()).toBe(last);
    await settle(one!, 'approved');
    expect(await mainId()).toBe(one);
  });

  it('keeps the main one that its owner has chosen since', async () => {
    const [one, , last] = await three();
    await settle(one!, 'banned');
    await stage.change(free, { id: last!, is_main: true });
    await settle(one!, 'approved');
    expect(await mainId()).toBe(last);
  });
});
