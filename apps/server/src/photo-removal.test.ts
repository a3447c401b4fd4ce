import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deletePhoto } from '@parlour/contract/profile/delete-photo';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import type { Image } from '@parlour/contract/types/image';
import { createMailbox } from '@parlour/server-bus';
import { createMemoryBus } from '@parlour/server-bus/memory-bus';
import { openJobQueue, workOn } from '@parlour/server-jobs';
import { sealer } from '@parlour/server-kit/sealing';
import { signer } from '@parlour/server-kit/signing';
import { createFolderStorage, createImageFor, createPhotoIntake } from '@parlour/server-media';
import { developPhoto } from '@parlour/server-media/develop/develop-photo';
import { jpeg } from '@parlour/server-media/testing/sample-photos';
import { buildApi } from '@parlour/testing/build-api';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { v4 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { settingsFiles } from './brands.ts';
import { queues, removePhotoFiles } from './job-kinds.ts';
import { joinCalls } from './join-calls.ts';

/** Milliseconds until no size of a deleted photo may be left (issue of the member's side, photos). */
const SOON = 60_000;

test(
  'a deleted photo has no file left within a minute, by the job that its deletion queued',
  { timeout: 90_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parlour-removal-'));
    const intake = createPhotoIntake({ develop: developPhoto, close: () => {} }, createFolderStorage(folder));
    const database = await testDatabase();
    const bus = createMemoryBus();
    const queue = await openJobQueue({ database, queues, report: () => {} });
    await queue.work([workOn(removePhotoFiles, (place) => intake.remove(place))], []);
    const { calls } = joinCalls({
      mailbox: createMailbox(bus),
      queue,
      imageFor: createImageFor('a key of the tests, longer than it needs to be'),
      cursors: sealer(Buffer.from('a key of the tests'), 'search cursors'),
      photos: { intake, judge: async () => 'approved' },
      providers: [],
      completeness: () => 1,
      exportAddress: ({ exportId }) => `/exports/${exportId}.zip`,
      followUp: () => null,
      tellSoon: () => {},
      mailKeys: { signer: signer(Buffer.from('a key of the tests'), 'unsubscribe'), mailWebhookKey: null },
    });
    const brand = settingsFiles[0]!.id;
    const api = await buildApi({ database, brands: settingsFiles.slice(0, 1), calls, bus });
    try {
      const cookie = await api.logIn(brand, await addMember(api.dbOf(brand), brand, { withPhoto: false }));
      const file = new File([new Uint8Array(await jpeg())], 'photo.jpg');
      const { body } = await api.send(uploadPhoto, { brand, cookie, key: uuid(), body: { file } });
      const { id } = body['photo'] as unknown as Image;
      expect(await readdir(join(folder, brand, id))).toHaveLength(13);
      await api.send(deletePhoto, { brand, cookie, body: { id } });
      await expect.poll(() => readdir(join(folder, brand)), { timeout: SOON, interval: 100 }).toEqual([]);
    } finally {
      await queue.stop();
      await api.close();
      await database.close();
      await rm(folder, { recursive: true });
    }
  },
);
