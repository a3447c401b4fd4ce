import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PhotoStorage } from './photo-storage.ts';

/** Bytes that are held, written and read at once. */
const PIECE = 2 ** 20;

/** What is kept beside the pieces of a file once all of them are there. */
const wholeFile = z.object({ folder: z.uuid(), pieces: z.int().nonnegative(), length: z.int().nonnegative() });

export interface LargeFile {
  /** Bytes. */
  length: number;
  /** Some at a time; nothing is open between them, however long their reader takes. */
  pieces: AsyncGenerator<Uint8Array>;
}

const keyOfWhole = (folder: string): string => `${folder}/whole.json`;
const keyOfPiece = (folder: string, number: number): string => `${folder}/${number}`;

/**
 * Keeps a file that is larger than memory has room for, in a folder of its own, while it is made. It is not there before its last
 * byte is; one that was there is read to its end by who has begun to.
 *
 * @throws what its maker or the storage threw; then nothing of it stays
 */
export async function writeLargeFile(
  storage: Pick<PhotoStorage, 'write' | 'removeFolder'>,
  folder: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  const whole: z.infer<typeof wholeFile> = { folder: randomUUID(), pieces: 0, length: 0 };
  const own = `${folder}/${whole.folder}`;
  try {
    for await (const piece of inPieces(chunks)) {
      await storage.write(keyOfPiece(own, whole.pieces), piece);
      whole.pieces += 1;
      whole.length += piece.length;
    }
    await storage.write(keyOfWhole(folder), new TextEncoder().encode(JSON.stringify(whole)));
  } catch (error) {
    await storage.removeFolder(own).catch(() => {});
    throw error;
  }
}

/** Reads what was kept so; null where nothing is, or not all of it yet. */
export async function readLargeFile(storage: Pick<PhotoStorage, 'read'>, folder: string): Promise<LargeFile | null> {
  const kept = await storage.read(keyOfWhole(folder));
  if (!kept) return null;
  const whole = wholeFile.parse(JSON.parse(new TextDecoder().decode(kept)));
  return { length: whole.length, pieces: readPieces(storage, `${folder}/${whole.folder}`, whole.pieces) };
}

async function* readPieces(
  storage: Pick<PhotoStorage, 'read'>,
  folder: string,
  pieces: number,
): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < pieces; number += 1) {
    const piece = await storage.read(keyOfPiece(folder, number));
    if (!piece) throw new Error('A piece of a file is gone.');
    yield piece;
  }
}

/** All of the same size but for the last. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let piece = Buffer.allocUnsafe(PIECE);
  let filled = 0;
  for await (const chunk of chunks)
    for (let from = 0; from < chunk.length;) {
      const part = chunk.subarray(from, from + PIECE - filled);
      piece.set(part, filled);
      filled += part.length;
      from += part.length;
      if (filled < PIECE) continue;
      yield piece;
      piece = Buffer.allocUnsafe(PIECE);
      filled = 0;
    }
  if (filled > 0) yield piece.subarray(0, filled);
}
