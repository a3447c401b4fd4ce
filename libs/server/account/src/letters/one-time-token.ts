import { createHash, randomBytes } from 'node:crypto';
import { signer, type Signer } from '@parlour/server-kit/signing';

const BYTES = 32;

/** A token for a mailed link: 256 random bits, as text that an address can carry. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/** Makes the tokens of links that were reserved, as long as random ones, of the server's session key. */
export const linkSigner = (sessionKey: Uint8Array): Signer => signer(sessionKey, 'mailed links', BYTES);

/** What is kept of a token. */
export const tokenHash = (token: string): Uint8Array => createHash('sha256').update(token).digest();
