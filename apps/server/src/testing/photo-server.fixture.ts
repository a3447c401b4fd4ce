import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailbox } from '@parlour/server-bus';
import { createMemoryBus } from '@parlour/server-bus/memory-bus';
import type { Database } from '@parlour/server-db/database';
import { sealer } from '@parlour/server-kit/sealing';
import { signer } from '@parlour/server-kit/signing';
import { createFolderStorage, createImageFor, createPhotoIntake, createRenditions } from '@parlour/server-media';
import { processPhoto } from '@parlour/server-media/processing/process-photo';
import { expiryFrom, signPhoto } from '@parlour/server-media/photo-signature';
import type { PhotoSize } from '@parlour/server-media/sizes';
import { jpeg } from '@parlour/server-media/testing/sample-photos';
import { buildApi } from '@parlour/testing/build-api';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { settingsFiles } from '../brands.ts';
import type { Enqueue } from '../jobs/job-kinds.ts';
import { joinSlices } from '../joining/join-slices.ts';
import { mediaRoutes } from '../routes/media-routes.ts';

const photoKey = 'a key of the tests, longer than it needs to be';

/** Whoever asks for photos. */
export interface Person {
  id: string;
  /** Whom an address is signed for. */
  subject: string;
  cookie: string | undefined;
}

/**
 * Two brands whose photos are really processed, kept in a folder and answered.
 *
 * @param openQueue opens a queue that works; without it, jobs are only remembered
 */
export async function photoServer(openQueue?: (database: Database) => Promise<{ enqueue: Enqueue }>) {
  const [brand, elsewhere] = settingsFiles.map(({ id }) => id) as [string, string];
  const folder = await mkdtemp(join(tmpdir(), 'parlour-photos-'));
  const storage = createFolderStorage(folder);
  const intake = createPhotoIntake({ processPhoto, close: () => {} }, storage);
  const database = await testDatabase();
  const bus = createMemoryBus();
  const jobs: { name: string; data: unknown }[] = [];
  const moderation = { verdict: 'approved' as 'approved' | 'pending' | 'banned' };
  const queue = (await openQueue?.(database)) ?? { enqueue: async (_, job) => void jobs.push(job) };
  const { calls } = joinSlices({
    mailbox: createMailbox(bus),
    queue,
    imageFor: createImageFor(photoKey),
    cursors: sealer(Buffer.from('a key of the tests'), 'search cursors'),
    photos: { intake, judge: async () => moderation.verdict },
    selling: null,
    providers: [],
    completeness: () => 1,
    exportAddress: ({ exportId }) => `/exports/${exportId}.zip`,
    followUp: () => null,
    tellSoon: () => {},
    mailKeys: { signer: signer(Buffer.from('a key of the tests'), 'unsubscribe'), mailWebhookKey: null },
    report: () => {},
  });
  const api = await buildApi({
    database,
    brands: settingsFiles.slice(0, 2),
    calls,
    bus,
    routes: [mediaRoutes(photoKey, createRenditions({ storage, report: () => {} }))],
  });
  return {
    brand,
    elsewhere,
    folder,
    storage,
    intake,
    jobs,
    moderation,
    api,
    async member(wishes: Parameters<typeof addMember>[2] = {}, at = brand): Promise<Person> {
      const id = await addMember(api.dbOf(at), at, { withPhoto: false, ...wishes });
      return { id, subject: id, cookie: await api.logIn(at, id) };
    },
    /** An address as the server would sign it for somebody, whether or not it ever did. */
    addressFor({ subject }: Person, photoId: string, size: PhotoSize): string {
      const expires = expiryFrom(new Date());
      const signature = signPhoto(photoKey, { brand, photoId, subject, expires })(size);
      return `/media/${photoId}/${size}.jpg?e=${expires}&s=${signature}`;
    },
    open: (address: string, { cookie }: Person, accept = 'image/avif,image/webp,*/*') =>
      api.app.inject({
        url: address,
        headers: { host: `${brand}.localhost`, accept, ...(cookie ? { cookie } : {}) },
      }),
    async close(): Promise<void> {
      await api.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A photo as a browser sends it. */
export const photoFile = async (): Promise<File> => new File([new Uint8Array(await jpeg())], 'photo.jpg');
