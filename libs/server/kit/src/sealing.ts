import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor } from './signing.ts';

/** Hands out short texts that nobody else can read or change. A key seals for one purpose only. */
export interface Sealer {
  seal(text: string): string;
  /** Null where it was not sealed by this key. */
  open(sealed: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Seals by AES in Galois/Counter Mode, each time with a random nonce (NIST SP 800-38D, section 8.2.2). */
export function sealer(key: Uint8Array, purpose: string): Sealer {
  const ownKey = keyFor(key, purpose);
  return {
    seal(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, ownKey, nonce);
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE + TAG) return null;
      const decipher = createDecipheriv(CIPHER, ownKey, bytes.subarray(0, NONCE));
      decipher.setAuthTag(bytes.subarray(-TAG));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
