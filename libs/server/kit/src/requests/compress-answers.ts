import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this many bytes an answer fits into one packet as it is. */
const SMALLEST = 1_024;

/**
 * Packs what is written anew for each request, pages and JSON, as small as a few milliseconds allow. A page of 44 kB
 * comes as 11 kB, which a browser takes in with its first round trip. Files bring their packed twins along, pictures
 * are packed already, and the live stream is never held back to be packed (contract part 6).
 *
 * A page's length tells nobody its secrets: a form token is another each time, and a strange site's requests come
 * without the session (SameSite).
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: SMALLEST,
    customTypes: /^(?:text\/html|application\/json)\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    globalDecompression: false,
  });
}
