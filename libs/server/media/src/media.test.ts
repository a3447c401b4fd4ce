import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ModerationRule } from '@parlour/models/safety/decisions';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { answerMedia, type MediaAnswer } from './answer-media.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createImageFor, type ImageViewing, type PhotoRecord } from './image-for.ts';
import { createRenditions, type Rendition } from './renditions.ts';

const photoKey = 'a key of the test';
const now = new Date('2026-11-21T12:20:00Z');
const imageFor = createImageFor(photoKey);
const draw = vi.fn(() =>
  sharp({ create: { width: 720, height: 900, channels: 3, background: '#c04a2e' } })
    .jpeg()
    .toBuffer(),
);

const report = vi.fn();

const database = await databaseOfFile();
let folder: string;
let owner: string;
let viewer: string;
let photo: PhotoRecord;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-media-'));
  const db = database.forBrand('default');
  owner = await addMember(db, 'default', { show_to_visitors: true });
  viewer = await addMember(db, 'default');
  photo = await db
    .selectFrom('photos')
    .select(['id', 'width', 'height', 'thumbhash', 'status', 'reject_code', 'visibility', 'position', 'is_main'])
    .where('brand', '=', 'default')
    .where('member_id', '=', owner)
    .executeTakeFirstOrThrow();
});

afterAll(() => rm(folder, { recursive: true }));

const viewing = (wishes: Partial<ImageViewing> = {}): ImageViewing => ({
  brand: 'default',
  viewerId: viewer,
  now,
  access: 'open',
  largest: 'card',
  ...wishes,
});

function ask(
  address: string,
  memberId: string | null,
  wishes: { brand?: string; now?: Date; accept?: string } = {},
): Promise<MediaAnswer> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [, , photoId = '', file = ''] = pathname.split('/');
  const brand = wishes.brand ?? 'default';
  return answerMedia(
    {
      brand,
      db: database.forBrand(brand),
      photoId,
      size: file.replace('.jpg', ''),
      expires: searchParams.get('e') ?? '',
      signature: searchParams.get('s') ?? '',
      now: wishes.now ?? now,
      accept: wishes.accept ?? 'image/*',
      findViewer: async () => (memberId === null ? null : { id: memberId, paidUser: false }),
    },
    { photoKey, renditions: createRenditions({ storage: createFolderStorage(folder), renderPortrait: draw, report }) },
  );
}

/** Decides that the owner's photo is removed. */
async function decide(rule: ModerationRule): Promise<void> {
  const about = { member_id: owner, target_type: 'photo', target_id: photo.id, measure: 'photo_removed' } as const;
  const reasons = { ground: 'terms', rule, facts: 'x', appeal_until: now, created_at: now } as const;
  await database
    .forBrand('default')
    .insertInto('decisions')
    .values({ brand: 'default', id: v7(), ...about, ...reasons })
    .execute();
}

/** A photo of the owner's that is to be sent. */
async function send(digest: string): Promise<PhotoRecord> {
  const id = v7();
  const place = { storage_key: `generated:${id}`, width: 720, height: 900, position: 0 };
  await database
    .forBrand('default')
    .insertInto('photos')
    .values({ brand: 'default', id, member_id: owner, kind: 'chat', status: 'pending', digest, ...place })
    .execute();
  return { ...photo, id };
}

describe('a photo address', () => {
  it('works for the member it was made for, and for nobody else', async () => {
    const { filename } = imageFor(photo, viewing());
    expect(await ask(filename!, viewer)).toMatchObject({ status: 200, secondsLeft: 6000 });
    expect(await ask(filename!, owner)).toEqual({ status: 403 });
    expect(await ask(filename!, null)).toEqual({ status: 403 });
  });

  it('works for this photo, size and brand alone', async () => {
    const { thumb_filename } = imageFor(photo, viewing());
    expect(await ask(thumb_filename!.replace('/thumb.jpg', '/large.jpg'), viewer)).toEqual({ status: 403 });
    expect(await ask(thumb_filename!.replace(photo.id, v7()), viewer)).toEqual({ status: 403 });
    expect(await ask(thumb_filename!, viewer, { brand: 'gay' })).toEqual({ status: 403 });
    expect(await ask(thumb_filename!.replace('/thumb.jpg', '/huge.jpg'), viewer)).toEqual({ status: 404 });
  });

  it('is the same within an hour and ends with the next one', async () => {
    const { filename, expires_at } = imageFor(photo, viewing());
    expect(imageFor(photo, viewing({ now: new Date('2026-11-21T12:59:59Z') })).filename).toBe(filename);
    expect(expires_at).toBe('2026-11-21T14:00:00.000Z');
    expect((await ask(filename!, viewer, { now: new Date('2026-11-21T13:59:59Z') })).status).toBe(200);
    expect((await ask(filename!, viewer, { now: new Date('2026-11-21T14:00:00Z') })).status).toBe(403);
  });

  it('of a visitor works without a session', async () => {
    expect((await ask(imageFor(photo, viewing({ viewerId: null })).filename!, null)).status).toBe(200);
  });

  it('of a lock leads to the blurred twin only', async () => {
    const image = imageFor(photo, viewing({ access: 'locked' }));
    expect(image).toMatchObject({ filename: null, match: null, locked: true, thumbhash: null });
    const answer = await ask(image.thumb_filename!, viewer);
    expect(answer.status).toBe(200);
    for (const size of ['large', 'card', 'thumb', 'match'])
      expect((await ask(image.thumb_filename!.replace('blurred', size), viewer)).status).toBe(403);
  });

  it('of a photo that was rejected since is gone', async () => {
    const { filename } = imageFor(photo, viewing());
    const ownAddress = imageFor(photo, viewing({ viewerId: owner })).filename;
    const reject = (status: 'rejected' | 'approved') =>
      database
        .forBrand('default')
        .updateTable('photos')
        .set({ status })
        .where('brand', '=', 'default')
        .where('id', '=', photo.id)
        .execute();
    await reject('rejected');
    expect(await ask(filename!, viewer)).toEqual({ status: 404 });
    expect((await ask(ownAddress!, owner)).status).toBe(200);
    for (const rule of ['other', 'minor'] as const) await decide(rule);
    expect(await ask(ownAddress!, owner)).toEqual({ status: 404 });
    await database.forBrand('default').updateTable('decisions').set({ appeal_state: 'reversed' }).execute();
    expect((await ask(ownAddress!, owner)).status).toBe(200);
    await reject('approved');
  });

  it('of a rejected photo is gone for its owner, too, once the same picture is never taken again', async () => {
    const db = database.forBrand('default');
    const ownAddress = imageFor(photo, viewing({ viewerId: owner })).filename;
    const refusal = { brand: 'default', digest: 'refused elsewhere', decision_id: null, kept_until: now };
    await db
      .insertInto('refused_photos')
      .values({ ...refusal, rule: 'minor' })
      .execute();
    const openedAs = async (status: 'approved' | 'pending' | 'rejected') => {
      const { digest } = refusal;
      await db.updateTable('photos').set({ status, digest }).where('id', '=', photo.id).execute();
      return (await ask(ownAddress!, owner)).status;
    };
    expect([await openedAs('rejected'), await openedAs('pending'), await openedAs('approved')]).toEqual([
      404, 404, 200,
    ]);
  });

  it('of a photo that was sent is gone for both once its picture is never taken again', async () => {
    const sent = await send('seen elsewhere');
    const { filename } = imageFor(sent, viewing({ viewerId: owner }));
    for (const [rule, status] of [
      ['other', 200],
      ['private_images', 404],
    ] as const) {
      const refusal = { brand: 'default', digest: 'seen elsewhere', rule, decision_id: null, kept_until: now };
      await database.forBrand('default').insertInto('refused_photos').values(refusal).execute();
      expect((await ask(filename!, owner)).status).toBe(status);
    }
  });
});

describe('renditions', () => {
  it('have their sizes and are drawn once', async () => {
    const storage = createFolderStorage(folder);
    draw.mockClear();
    const renditions = createRenditions({ storage, renderPortrait: draw, report });
    const fresh = { brand: 'default', id: v7(), storageKey: 'generated:somebody' };
    const [one, other] = await Promise.all([renditions(fresh, 'large'), renditions(fresh, 'large')]);
    expect(one).toEqual(other);
    expect(await widthOf(one)).toBe(720);
    expect(await widthOf(await renditions(fresh, 'card'))).toBe(400);
    expect(await widthOf(await renditions(fresh, 'thumb', ['avif', 'webp', 'jpg']))).toBe(160);
    expect((await renditions(fresh, 'blurred', ['avif', 'webp', 'jpg']))?.format).toBe('jpg');
    expect(draw).toHaveBeenCalledTimes(1);
    expect((await readdir(join(folder, 'default', fresh.id))).toSorted()).toEqual([
      'blurred.jpg',
      'card.jpg',
      'large.jpg',
      'thumb.avif',
    ]);
  });

  it('are answered where they cannot be kept, which is told once however many ask meanwhile', async () => {
    const full = new Error('no space left');
    const storage = { ...createFolderStorage(folder), write: () => Promise.reject(full) };
    const renditions = createRenditions({ storage, renderPortrait: draw, report });
    const fresh = { brand: 'default', id: v7(), storageKey: 'generated:somebody' };
    const asked = await Promise.all([renditions(fresh, 'card'), renditions(fresh, 'card')]);
    expect(await Promise.all(asked.map(widthOf))).toEqual([400, 400]);
    expect(report.mock.calls).toEqual([[full]]);
  });

  it('say that an original is gone', async () => {
    const renditions = createRenditions({ storage: createFolderStorage(folder), report });
    expect(await renditions({ brand: 'default', id: v7(), storageKey: 'generated:nobody' }, 'card')).toBeNull();
    expect(await renditions({ brand: 'default', id: v7(), storageKey: 'uploads/none.jpg' }, 'card')).toBeNull();
  });

  it('never leave the folder', async () => {
    await expect(createFolderStorage(folder).read('../secret')).rejects.toThrow('may not leave');
  });
});

const widthOf = async (rendition: Rendition | null): Promise<number | undefined> =>
  rendition ? (await sharp(rendition.bytes).metadata()).width : undefined;
