import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deletePhoto } from '@parlour/contract/profile/delete-photo';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import type { Image } from '@parlour/contract/types/image';
import { openJobQueue, workOn, type JobQueue } from '@parlour/server-jobs';
import { v4 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { queues, removePhotoFiles } from '../jobs/job-kinds.ts';
import { photoFile, photoServer } from '../testing/photo-server.fixture.ts';

/** Milliseconds until no size of a deleted photo may be left (issue of the member's side, photos). */
const SOON = 60_000;

test('a deleted photo has no file left within a minute, by the job that its deletion queued', async () => {
  let queue!: JobQueue;
  const server = await photoServer(
    async (database) => (queue = await openJobQueue({ database, queues, report: () => {} })),
  );
  const { api, brand, folder, intake } = server;
  await queue.work([workOn(removePhotoFiles, (place) => intake.remove(place))], []);
  try {
    const { cookie } = await server.member();
    const { body } = await api.send(uploadPhoto, { brand, cookie, key: uuid(), body: { file: await photoFile() } });
    const { id } = body['photo'] as unknown as Image;
    expect(await readdir(join(folder, brand, id))).toHaveLength(13);
    await api.send(deletePhoto, { brand, cookie, body: { id } });
    await expect.poll(() => readdir(join(folder, brand)), { timeout: SOON, interval: 100 }).toEqual([]);
  } finally {
    await queue.stop();
    await server.close();
  }
});
