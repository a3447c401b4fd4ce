import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Bytes of most signatures: half of the hash, the least that RFC 2104 (section 5) advises. They stand in pages, where each costs. */
const SHORT = 16;

/** Signs short texts. A key signs for one purpose only, so that no signature is good for another. */
export interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/** A signer with a key of its own, made of the process' key and the purpose (HMAC with SHA-256, up to 32 bytes of it). */
export function signer(key: Uint8Array, purpose: string, bytes = SHORT): Signer {
  const ownKey = createSecretKey(createHmac('sha256', key).update(purpose).digest());
  const mac = (text: string): Buffer => createHmac('sha256', ownKey).update(text).digest().subarray(0, bytes);
  return {
    sign: (text) => mac(text).toString('base64url'),
    verify(text, signature) {
      const given = Buffer.from(signature, 'base64url');
      const right = mac(text);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
