import { createHash } from 'node:crypto';

/** What is kept of a text about oneself that was refused: enough to know it again, and nothing that can be read. */
export const refusedDigest = (text: string): string => createHash('sha256').update(text).digest('hex');
