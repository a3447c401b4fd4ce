import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

/** Bytes of most signatures: half of the hash, the least that RFC 2104 (section 5) advises. They stand in pages, where each costs. */
const SHORT = 16;

/** Signs short texts. A key signs for one purpose only, so that no signature is good for another. */
export interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/** The key of one purpose, made of the process' key: whoever learns the one knows nothing of the others. */
export const keyFor = (key: Uint8Array, purpose: string): KeyObject =>
  createSecretKey(createHmac('sha256', key).update(purpose).digest());

/** Are the two the same? How long the answer takes tells nothing of where they differ. */
export const isSameSecret = (given: Uint8Array, right: Uint8Array): boolean =>
  given.length === right.length && timingSafeEqual(given, right);

/** A signer with a key of its own, made of the process' key and the purpose (HMAC with SHA-256, up to 32 bytes of it). */
export function signer(key: Uint8Array, purpose: string, bytes = SHORT): Signer {
  const ownKey = keyFor(key, purpose);
  const mac = (text: string): Buffer => createHmac('sha256', ownKey).update(text).digest().subarray(0, bytes);
  return {
    sign: (text) => mac(text).toString('base64url'),
    verify: (text, signature) => isSameSecret(Buffer.from(signature, 'base64url'), mac(text)),
  };
}
