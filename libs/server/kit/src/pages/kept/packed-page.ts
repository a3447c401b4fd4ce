import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';
import { filled, type Parts } from './blanks.ts';

/**
 * A kept page that is packed with Brotli once, with blanks for what is each reader's own: `filledPacked` writes that in
 * as it is. So a reader gets the page as small as Brotli can make it. Packing takes 40 times as long as a request may
 * wait.
 */
export interface PackedPage {
  /** Packed bytes, and the blanks between them. */
  pieces: readonly (Buffer | PackedBlank)[];
  /** Bytes of what goes into each blank, by their names: a text of another length would shift what packed bytes refer to. */
  lengths: Readonly<Record<string, number>>;
}

interface PackedBlank {
  name: string;
  /** What stands behind the blank, as it is: Brotli reads a sign by the two before it, so packed bytes never follow a blank. */
  behind: Buffer;
}

const SIGNS_BEHIND = 2;
/** Bytes of a blank and blanks of a page, at most: beyond that, no stand-in is left whose pairs of bytes are new. */
const LONGEST_FILL = 128;
const MAX_BLANKS = 64;

const unpack = promisify(brotliDecompress);

/**
 * Packs a page for readers whose own texts have these lengths.
 *
 * @returns null where a page cannot be packed, as with a blank too close to another; such a page goes out as any other
 */
export async function packedPage(parts: Parts, lengths: Readonly<Record<string, number>>): Promise<PackedPage | null> {
  const lengthOf = (name: string): number => lengths[name] ?? 0;
  const texts: Buffer[] = [];
  const blanks: PackedBlank[] = [];
  for (const [place, part] of parts.entries()) {
    if (typeof part === 'string') continue;
    const name = parts[place - 1];
    if (typeof name !== 'string') {
      texts.push(part);
      continue;
    }
    const behind = part.subarray(0, SIGNS_BEHIND);
    texts.push(Buffer.concat([standIn(blanks.length, lengthOf(name)), behind]), part.subarray(SIGNS_BEHIND));
    blanks.push({ name, behind });
  }
  const isOpen = ({ name, behind }: PackedBlank): boolean =>
    behind.length === SIGNS_BEHIND && lengthOf(name) <= LONGEST_FILL;
  if (blanks.length > MAX_BLANKS || !blanks.every(isOpen)) return null;

  const packed = await packEach(texts);
  const pieces = packed.map((bytes, place) => (place % 2 === 0 ? bytes : blanks[(place - 1) / 2]!));
  const page = { pieces: [...pieces, end], lengths };
  return (await isTrue(page, parts)) ? page : null;
}

/** The page for one reader; null where their own texts have other lengths than the page was packed for. */
export function filledPacked({ pieces, lengths }: PackedPage, fills: Readonly<Record<string, string>>): Buffer | null {
  const fits = Object.entries(lengths).every(([name, length]) => Buffer.byteLength(fills[name] ?? '') === length);
  if (!fits) return null;
  return Buffer.concat(
    pieces.map((piece) =>
      'name' in piece ? plainBlock(Buffer.concat([Buffer.from(fills[piece.name] ?? ''), piece.behind])) : piece,
    ),
  );
}

/**
 * Stands for a blank while its page is packed. Each pair of neighbouring bytes comes only once in a page, so nothing is
 * packed as a copy of them, and they are packed as a copy of nothing.
 */
const standIn = (blank: number, length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, place) => 128 + ((place * (2 * blank + 1)) % 128)));

/**
 * A block of Brotli that holds its bytes, at most 65,536, as they are. Its head says: not the last block, four nibbles
 * for the length less one, not packed (RFC 7932, 9.2).
 */
function plainBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, bytes]);
}

/** The last block, an empty one (RFC 7932, 9.2). */
const end = Buffer.from([3]);

/** Packs texts that follow each other, each into whole bytes of its own. */
async function packEach(texts: readonly Buffer[]): Promise<Buffer[]> {
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: texts.reduce((sum, { length }) => sum + length, 0),
    },
  });
  const packed = texts.map((): Buffer[] => []);
  let place = 0;
  encoder.on('data', (bytes: Buffer) => packed[place]?.push(bytes));
  const done = finished(encoder);
  const write = async (): Promise<void> => {
    for (; place < texts.length; place += 1) {
      encoder.write(texts[place]);
      await flushed(encoder);
    }
    encoder.end();
  };
  await Promise.all([write(), done]);
  return packed.map((bytes) => Buffer.concat(bytes));
}

const flushed = (encoder: BrotliCompress): Promise<void> =>
  new Promise((resolve) => encoder.flush(constants.BROTLI_OPERATION_FLUSH, resolve));

/** Whether a browser will read what was written: tried with other texts in the blanks than it was packed with. */
async function isTrue(page: PackedPage, parts: Parts): Promise<boolean> {
  const fills = Object.fromEntries(Object.entries(page.lengths).map(([name, length]) => [name, 'x'.repeat(length)]));
  const bytes = filledPacked(page, fills);
  if (!bytes) return false;
  try {
    return (await unpack(bytes)).equals(filled(parts, fills));
  } catch {
    return false;
  }
}
