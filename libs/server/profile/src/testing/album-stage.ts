import { hash } from 'node:crypto';
import { brand as settings } from '@parlour/app-default/settings';
import type { BodyInput } from '@parlour/contract/define-call';
import { deletePhoto } from '@parlour/contract/profile/delete-photo';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import { updatePhoto } from '@parlour/contract/profile/update-photo';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import { inTransaction } from '@parlour/server-bus';
import type { Database } from '@parlour/server-db/database';
import { createImageFor, sweepPhotos, type PhotoRefusal, type PhotoStorage } from '@parlour/server-media';
import { contextOf, runCall } from '@parlour/testing/call';
import { bareCard, canSend } from '@parlour/testing/page-data';
import {
  createTakePhoto,
  judgePhotos,
  profileCalls,
  releasePhotos,
  type JudgingPorts,
  type PhotoVerdict,
  type ProfilePorts,
} from '../index.ts';
import { losingCommits } from './losing-commits.ts';

const now = new Date('2026-11-21T12:00:00Z');
/** Of some photo. */
export const sampleThumbhash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

/** What is refused, by its content. */
const refusals: Record<string, PhotoRefusal> = {
  noise: 'photo_unreadable',
  'many pixels': 'photo_too_large',
  'few pixels': 'photo_too_small',
};

/** Albums over a real database, with files, moderation and queue that only remember. */
export function albumStage(database: Database) {
  const db = database.forBrand('default');
  const stage = {
    db,
    /** Ids of photos whose files are there. */
    kept: new Set<string>(),
    jobs: [] as { name: string; data: object }[],
    verdict: 'approved' as PhotoVerdict,
    /** What owners were told of photos that had waited. */
    told: [] as { memberId: string; notice: string }[],
    /** Of which photos the reasons were stated. */
    stated: [] as string[],
    /** Whether files go when they are told to. */
    canRemove: true,
    /** What happens between files and row. */
    meanwhile: async (): Promise<void> => {},
  };
  const photos: ProfilePorts['photos'] = {
    intake: {
      async take({ photoId }, { bytes }) {
        const refusal = refusals[Buffer.from(bytes).toString()];
        if (refusal) return { ok: false, refusal };
        stage.kept.add(photoId);
        await stage.meanwhile();
        return {
          ok: true,
          width: 900,
          height: 1200,
          thumbhash: sampleThumbhash,
          digest: hash('sha256', bytes),
          storageKey: `default/${photoId}/large.jpg`,
        };
      },
      async remove({ photoId }) {
        if (!stage.canRemove) throw new Error('the photo store is away');
        stage.kept.delete(photoId);
      },
    },
    judge: async () => stage.verdict,
    enqueue: async (_, job) => void stage.jobs.push(job),
  };
  const ports: ProfilePorts = {
    judgeText: async () => 'approved',
    imageFor: createImageFor('key'),
    card: async (_, id) => bareCard(id, {}),
    ownCard: async (_, { id }) => bareCard(id, {}),
    chatRelation: async () => ({ conversation_id: null, can_send: canSend }),
    photos,
    takePhoto: createTakePhoto(photos),
  };
  const tell: JudgingPorts['tell'] = async (_, { memberId }, notice) => void stage.told.push({ memberId, notice });
  const stateReasons: JudgingPorts['stateReasons'] = async (_, { photoId }) => void stage.stated.push(photoId);
  const calls = profileCalls(ports);
  const context = { brand: { id: 'default' }, db };
  const world = { brand: { id: 'default', version: 1, settings }, db, now };
  const as = (member: string) => contextOf(world, member);
  /** What the files are to the sweep: folders that nothing was put into for long. */
  const storage: Pick<PhotoStorage, 'foldersIn' | 'touchedAt' | 'removeFolder'> = {
    async *foldersIn() {
      yield [...stage.kept];
    },
    touchedAt: async () => new Date(0),
    removeFolder: async (folder) => void stage.kept.delete(folder.replace('default/', '')),
  };

  return Object.assign(stage, {
    async upload(member: string, content = 'a photo', wishes: Omit<BodyInput<typeof uploadPhoto>, 'file'> = {}) {
      const file = new File([content], 'photo.jpg');
      return (await runCall(calls, uploadPhoto, { body: { file, ...wishes } }, await as(member))).photo;
    },
    /** Every later transaction commits, and its answer is lost. */
    loseCommits: () => void (world.db = losingCommits(db)),
    sweep: () => sweepPhotos(storage, db, 'default', now),
    change: async (member: string, body: BodyInput<typeof updatePhoto>) =>
      (await runCall(calls, updatePhoto, { body }, await as(member))).photos,
    remove: async (member: string, id: string) =>
      (await runCall(calls, deletePhoto, { body: { id } }, await as(member))).photos,
    list: async (member: string, of = member) =>
      runCall(calls, listPhotos, { query: { profile_id: of } }, await as(member)),
    /** Confirms a member's address, as the account does before it releases what was held. */
    confirm: (member: string) =>
      db
        .updateTable('members')
        .set({ status: 'active', confirmed_at: now })
        .where('brand', '=', 'default')
        .where('id', '=', member)
        .execute(),
    release: (member: string) =>
      inTransaction(context, ({ trx }) => releasePhotos(ports.photos, trx, 'default', member)),
    judge: (member: string) => judgePhotos({ ...ports.photos, tell, stateReasons }, context, member),
    profileOf: (member: string) =>
      db
        .selectFrom('profiles')
        .select(['main_photo_id', 'photos_total'])
        .where('brand', '=', 'default')
        .where('member_id', '=', member)
        .executeTakeFirstOrThrow(),
  });
}

export type AlbumStage = ReturnType<typeof albumStage>;
