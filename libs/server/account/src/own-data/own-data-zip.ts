import { once } from 'node:events';
import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { ownDataInSteps, ownPhotosInSteps } from '../store/own-data.ts';
import type { ExportPorts } from './ports.ts';

interface OwnData {
  db: BrandDatabase;
  brand: string;
  memberId: string;
  readPhoto: ExportPorts['readPhoto'];
}

/**
 * The copy as a ZIP, made no faster than it is taken: rows are read some at a time and photos one at a time, and neither before
 * what stands in front of them was taken.
 */
export async function* ownDataZip(data: OwnData): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = outputOf(zip);
  const left = new AbortController();
  const filled = fill(zip, data, left.signal).catch((error: unknown) => void output.destroy(error as Error));
  try {
    yield* output;
  } finally {
    left.abort();
    await filled;
  }
}

async function fill(zip: ZipFile, { db, brand, memberId, readPhoto }: OwnData, signal: AbortSignal): Promise<void> {
  for (const [name, steps] of ownDataInSteps(db, brand, memberId)) await addJson(zip, `${name}.json`, steps, signal);
  for await (const photos of ownPhotosInSteps(db, brand, memberId))
    for (const photo of photos) {
      const bytes = await readPhoto({ brand, ...photo });
      if (bytes) await addPhoto(zip, `photos/${photo.id}.jpg`, bytes, signal);
    }
  zip.end();
}

async function addJson(
  zip: ZipFile,
  name: string,
  steps: AsyncIterable<unknown[]>,
  signal: AbortSignal,
): Promise<void> {
  const output = outputOf(zip);
  // The last of the file's bytes went into the ZIP: the next may begin.
  const isAdded = once(output, 'unpipe', { signal });
  const json = Readable.from(jsonOf(steps));
  json.on('error', (error) => output.destroy(error));
  try {
    zip.addReadStream(json, name);
    await isAdded;
  } finally {
    json.destroy();
  }
}

async function addPhoto(zip: ZipFile, name: string, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name, { compress: false });
  const output = outputOf(zip);
  if (output.writableNeedDrain) await once(output, 'drain', { signal });
}

/** It is one (yazl's README, `outputStream`: "a readable stream"), and says of itself when it is full. */
const outputOf = (zip: ZipFile): PassThrough => zip.outputStream as PassThrough;

/** What `JSON.stringify(rows, null, 2)` makes of all rows at once. */
async function* jsonOf(steps: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let isEmpty = true;
  yield '[';
  for await (const rows of steps) {
    if (rows.length === 0) continue;
    yield (isEmpty ? '' : ',') + JSON.stringify(rows, null, 2).slice(1, -2);
    isEmpty = false;
  }
  yield isEmpty ? ']' : '\n]';
}
