import { SECOND } from '@parlour/models/durations';
import { checkedKey, type PhotoStorage } from './photo-storage.ts';
import type { S3Bucket } from '@parlour/server-kit/configuration/configuration';
import { openBucket, PhotoStoreRefused } from './s3-bucket.ts';
import { readListing, type Listing } from './s3-listing.ts';

const TIME_LIMIT = 20 * SECOND;

/**
 * Photos in a bucket, by path (`endpoint/bucket/key`), which every store that speaks S3 understands.
 *
 * @param timeLimit milliseconds for one request, all attempts included
 */
export function createS3Storage(place: S3Bucket, timeLimit = TIME_LIMIT): PhotoStorage {
  const ask = openBucket(place, timeLimit);
  const remove = (key: string): Promise<void | null> =>
    ask({ method: 'DELETE', path: pathOf(key) }, readNothing).catch(absent);

  const listPage = (query: Record<string, string>): Promise<Listing> =>
    ask({ method: 'GET', path: `?${new URLSearchParams({ 'list-type': '2', ...query })}` }, async (answer) =>
      readListing(await answer.text()),
    );
  /** What lies below a folder, a thousand names at a time; with a delimiter its folders. */
  async function* list(folder: string, delimiter?: '/'): AsyncGenerator<Listing> {
    const query = { prefix: `${checkedKey(folder)}/`, ...(delimiter && { delimiter }) };
    let next: string | null = null;
    do {
      const listing: Listing = await listPage({ ...query, ...(next && { 'continuation-token': next }) });
      yield listing;
      next = listing.next;
    } while (next !== null);
  }

  return {
    async read(key) {
      return ask({ method: 'GET', path: pathOf(key) }, readFile).catch(absent);
    },
    async write(key, bytes) {
      await ask({ method: 'PUT', path: pathOf(key), body: new Uint8Array(bytes) }, readNothing);
    },
    async removeFolder(folder) {
      for await (const { files } of list(folder)) await Promise.all(files.map(({ key }) => remove(key)));
    },
    async *foldersIn(folder) {
      for await (const { folders } of list(folder, '/')) yield folders.map((name) => name.slice(folder.length + 1, -1));
    },
    async touchedAt(folder) {
      let latest: Date | null = null;
      for await (const { files } of list(folder))
        for (const { changed } of files) if (!latest || changed > latest) latest = changed;
      return latest;
    },
    async check() {
      await listPage({ 'max-keys': '1' });
    },
  };
}

const pathOf = (key: string): string => `/${checkedKey(key)}`;

/** Of a file that is not there. */
function absent(error: unknown): null {
  if (error instanceof PhotoStoreRefused && error.status === 404) return null;
  throw error;
}

/** A store has nothing to say where it did what it was told (Amazon S3 API reference, `PutObject` and `DeleteObject`). */
async function readNothing(answer: Response): Promise<void> {
  if ((await answer.bytes()).length > 0)
    throw new Error('The photo store answered with something where it has nothing to say.');
}

/** A page comes from something that stands in the store's place; no photo is empty. */
async function readFile(answer: Response): Promise<Uint8Array | null> {
  const bytes = await answer.bytes();
  if (answer.headers.get('content-type')?.startsWith('text/html'))
    throw new Error('The photo store answered with a page in place of a file.');
  return bytes.length > 0 ? bytes : null;
}
