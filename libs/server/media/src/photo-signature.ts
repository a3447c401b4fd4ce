import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PhotoSize } from './sizes.ts';

const HOUR = 3600;

/** What an address is good for. `subject` is the member whose session may use it, or `everyone`. */
export interface PhotoGrant {
  brand: string;
  photoId: string;
  size: PhotoSize;
  subject: string;
  /** Seconds since 1970, always a full hour. */
  expires: number;
}

/** The subject of a photo that is open to visitors (contract part 0, 17). */
export const everyone = 'everyone';

/**
 * When an address made now ends: the end of the next hour. All addresses of an hour are the same, so the browser's cache
 * works, and none ends while the page that shows it has just been opened.
 */
export const expiryFrom = (now: Date): number => (Math.floor(now.getTime() / 1000 / HOUR) + 2) * HOUR;

/** 128 bits over everything the address grants. */
export function signPhoto(key: string, { brand, photoId, size, subject, expires }: PhotoGrant): string {
  return createHmac('sha256', key)
    .update([brand, photoId, size, subject, expires].join('\n'))
    .digest('base64url')
    .slice(0, 22);
}

/** Is this the signature of the grant, and has it not ended? */
export function photoSignatureHolds(key: string, grant: PhotoGrant, signature: string, now: Date): boolean {
  if (!Number.isSafeInteger(grant.expires) || grant.expires * 1000 <= now.getTime()) return false;
  const [given, expected] = [Buffer.from(signature), Buffer.from(signPhoto(key, grant))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
