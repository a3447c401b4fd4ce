import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Bytes of a signature: half of the hash, the least that RFC 2104 (section 5) advises. It stands in pages, where each costs. */
const LENGTH = 16;

/** Signs short texts. A key signs for one purpose only, so that no signature is good for another. */
export interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/** A signer with a key of its own, made of the process' key and the purpose (HMAC with SHA-256). */
export function signer(key: Uint8Array, purpose: string): Signer {
  const ownKey = createSecretKey(createHmac('sha256', key).update(purpose).digest());
  const mac = (text: string): Buffer => createHmac('sha256', ownKey).update(text).digest().subarray(0, LENGTH);
  return {
    sign: (text) => mac(text).toString('base64url'),
    verify(text, signature) {
      const given = Buffer.from(signature, 'base64url');
      const right = mac(text);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
