/** Where a WebP file names what it holds, how long that is, and where it begins (RFC 9649, section 2.5). */
const CHUNK_NAME = 12;
const CHUNK_LENGTH = 16;
const CHUNK_START = 20;

/** The VP8 key frame that a plain lossy WebP picture is: the same bytes serve in a video. */
export function keyFrameOf(webp: Buffer): Buffer {
  const name = webp.toString('latin1', CHUNK_NAME, CHUNK_LENGTH);
  if (name !== 'VP8 ')
    throw new Error(`A clip is made of plain lossy WebP pictures, and this one begins with ${name}.`);
  return webp.subarray(CHUNK_START, CHUNK_START + webp.readUInt32LE(CHUNK_LENGTH));
}
