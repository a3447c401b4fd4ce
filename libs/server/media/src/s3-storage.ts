import { AwsClient } from 'aws4fetch';
import { SECOND } from '@parlour/models/durations';
import { checkedKey, type PhotoStorage } from './photo-storage.ts';
import { readListing, type Listing } from './s3-listing.ts';

/** A bucket of a store that speaks S3, and who may use it. */
export interface S3Bucket {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The store answers, and refuses. */
export class PhotoStoreRefused extends Error {
  readonly status: number;

  constructor(status: number, method: string) {
    super(`The photo store answered ${status} to ${method}.`);
    this.name = 'PhotoStoreRefused';
    this.status = status;
  }
}

/** Milliseconds for one request, its repetitions included. */
const TIME_LIMIT = 20 * SECOND;
const RETRIES = 3;

/** Photos in a bucket, by path (`endpoint/bucket/key`), which every store that speaks S3 understands. */
export function createS3Storage({ endpoint, region, bucket, ...keys }: S3Bucket): PhotoStorage {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  /** @throws with the store's status; its answer may say too much for a log */
  async function ask(
    address: string,
    init: RequestInit & { method: string },
    alsoRight: number[] = [],
  ): Promise<Response> {
    const response = await client.fetch(address, { ...init, signal: AbortSignal.timeout(TIME_LIMIT) });
    if (response.ok || alsoRight.includes(response.status)) return response;
    await response.body?.cancel();
    throw new PhotoStoreRefused(response.status, init.method);
  }

  const addressOf = (key: string): string => `${root}/${checkedKey(key)}`;
  const remove = (key: string): Promise<Response> => ask(addressOf(key), { method: 'DELETE' }, [404]);

  /** What lies below a folder, a thousand names at a time; with a delimiter its folders. */
  async function* list(folder: string, delimiter?: '/'): AsyncGenerator<Listing> {
    let next: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${checkedKey(folder)}/` });
      if (delimiter) query.set('delimiter', delimiter);
      if (next) query.set('continuation-token', next);
      const answer = await ask(`${root}?${query}`, { method: 'GET' });
      const listing = readListing(await answer.text());
      yield listing;
      next = listing.next;
    } while (next !== null);
  }

  return {
    async read(key) {
      const answer = await ask(addressOf(key), { method: 'GET' }, [404]);
      if (answer.ok) return answer.bytes();
      await answer.body?.cancel();
      return null;
    },
    async write(key, bytes) {
      await ask(addressOf(key), { method: 'PUT', body: new Uint8Array(bytes) });
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
      const answer = await ask(`${root}?list-type=2&max-keys=1`, { method: 'GET' });
      await answer.body?.cancel();
    },
  };
}
