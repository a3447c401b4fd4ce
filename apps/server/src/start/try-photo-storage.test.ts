import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '@parlour/server-kit/configuration/configuration';
import { productionEnvironment } from '@parlour/server-kit/testing/production-environment';
import { createFolderStorage, PhotoStoreRefused } from '@parlour/server-media';
import { openFakeS3, type FakeS3 } from '@parlour/server-media/testing/fake-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPhotoStorage } from './open-photos.ts';
import { startFailure } from './faults/start-failure.ts';
import { tryPhotoStorage } from './try-photo-storage.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'parlour-try-photos-'))));
afterAll(() => rm(folder, { recursive: true }));

/** Tries what production would keep photos in, with other settings. */
async function tried(settings: Record<string, string>): Promise<unknown> {
  const configuration = await readConfiguration({ ...(await productionEnvironment(folder)), ...settings });
  return tryPhotoStorage(openPhotoStorage(configuration), configuration).catch(startFailure);
}

const checkedBy = (check: () => Promise<void>) => ({ ...createFolderStorage(folder), check });

describe('a data folder', () => {
  test('that can be written passes, and has the folder of photos then, and nothing in it', async () => {
    expect(await tried({ DATA_DIR: join(folder, 'data') })).toBeNull();
    expect(await readdir(join(folder, 'data/photos'))).toEqual([]);
  });

  test('that cannot ends the start by a sentence', async () => {
    await writeFile(join(folder, 'file'), '');
    expect(await tried({ DATA_DIR: join(folder, 'file') })).toMatch(/^DATA_DIR: .+ cannot be a folder, .+\.$/);
    if (process.platform === 'linux')
      expect(await tried({ DATA_DIR: '/proc/nope' })).toBe(
        'DATA_DIR: /proc/nope is not to be made where it would lie: name another.',
      );
  });
});

test('a folder that is full, or not for this user, ends the start by a sentence', async () => {
  const places = { photoStore: null, dataFolder: '/data' };
  const failed = (code: string, syscall: string) =>
    tryPhotoStorage(
      checkedBy(() => Promise.reject(Object.assign(new Error(code), { code, syscall }))),
      places,
    );
  const unkept = 'The configuration is wrong:\n  DATA_DIR: photos cannot be kept in /data/photos';
  expect(await failed('ENOSPC', 'write').catch(startFailure)).toBe(`${unkept} (ENOSPC)`);
  expect(await failed('EACCES', 'open').catch(startFailure)).toBe(`${unkept} (EACCES)`);
});

describe('a photo store', () => {
  const photoStore = { endpoint: '', region: '', bucket: '', accessKeyId: '', secretAccessKey: '' };
  const answering = (check: () => Promise<void>) =>
    tryPhotoStorage(checkedBy(check), { photoStore, dataFolder: folder }, 20);
  const settingsOf = ({ place }: FakeS3) => ({
    S3_ENDPOINT: place.endpoint,
    S3_REGION: place.region,
    S3_BUCKET: place.bucket,
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  });

  test('that knows key and bucket passes, and nothing is left there; one that does not know the key ends the start', async () => {
    const s3 = await openFakeS3();
    expect(await tried(settingsOf(s3))).toBeNull();
    expect(s3.keys()).toEqual([]);
    expect(await tried({ ...settingsOf(s3), S3_ACCESS_KEY_ID: 'nobody' })).toMatch(
      /^The configuration is wrong:\n {2}S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: .+answered 403/,
    );
    await s3.close();
  });

  test.each(['PUT', 'GET', 'DELETE'])('that lets a key list, and refuses it %s, ends the start', async (method) => {
    const s3 = await openFakeS3((request, response) => {
      const isRefused = request.method === method && !request.url?.includes('list-type');
      if (isRefused) response.writeHead(403).end();
      return isRefused;
    });
    expect(await tried(settingsOf(s3))).toMatch(
      new RegExp(`^The configuration is wrong:\n {2}S3_ACCESS_KEY_ID, .+answered 403 to ${method}\\.`),
    );
    await s3.close();
  });

  test.each([301, 302, 303, 307, 308])('that sends elsewhere, by a %i, ends the start', async (status) => {
    const s3 = await openFakeS3((_, response) => Boolean(response.writeHead(status, { Location: '/' }).end()));
    expect(await tried(settingsOf(s3))).toMatch(/^The configuration is wrong:\n {2}S3_REGION or S3_ENDPOINT: /);
    await s3.close();
  });

  test('that has no such bucket ends the start', async () => {
    const refused = answering(() => Promise.reject(new PhotoStoreRefused(404, 'GET')));
    await expect(refused).rejects.toThrow('S3_BUCKET: the store has no such bucket');
  });

  test('that is away, or does not answer, is told of and no more: all else works', async () => {
    const ill = new PhotoStoreRefused(503, 'GET');
    expect(await answering(() => Promise.reject(ill))).toBe(ill);
    expect(await answering(() => new Promise(() => {}))).toMatchObject({ message: 'no answer within 20 milliseconds' });
  });
});
