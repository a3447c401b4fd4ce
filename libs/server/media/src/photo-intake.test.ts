import { expect, test } from 'vitest';
import { createPhotoIntake } from './photo-intake.ts';
import type { PhotoWorkerPool } from './processing/photo-worker-pool.ts';
import { createS3Storage } from './s3-storage.ts';
import { openFakeS3 } from './testing/fake-s3.ts';
import { tryKeeping } from './try-keeping.ts';

const looks = { width: 900, height: 1200, thumbhash: 'hash', digest: 'digest' };
const pool: PhotoWorkerPool = {
  processPhoto: async () => ({
    ok: true,
    files: [{ size: 'large', format: 'jpg', bytes: new Uint8Array([1]) }],
    ...looks,
  }),
  close: () => {},
};

test('why a photo could not be kept is told, also where what there is of it cannot be removed', async () => {
  const s3 = await openFakeS3(({ method }, response) =>
    Boolean(response.writeHead(method === 'PUT' ? 403 : 401).end()),
  );
  const storage = createS3Storage(s3.place);
  const order = { bytes: new Uint8Array([1]), crop: null, shortestSide: 1 };
  const taking = createPhotoIntake(pool, storage).take({ brand: 'one', photoId: 'photo' }, order);
  await expect(taking).rejects.toThrow('answered 403 to PUT');
  await expect(tryKeeping(storage)).rejects.toThrow('answered 403 to PUT');
  await s3.close();
});
