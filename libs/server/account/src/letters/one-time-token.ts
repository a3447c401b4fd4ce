import { createHash, randomBytes } from 'node:crypto';

/** A token for a mailed link: 256 random bits, as text that an address can carry. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. */
export const tokenHash = (token: string): Uint8Array => createHash('sha256').update(token).digest();
