import { hash } from 'node:crypto';
import { SECOND } from '@parlour/models/durations';
import { photoAddressLasts } from '@parlour/models/profile/photo-address';
import { isSameSecret } from '@parlour/server-kit/signing';
import { photoSizes, type PhotoSize } from './sizes.ts';

/** Letters of a signature, 96 bits: every size has its own share of one digest. */
const LENGTH = 16;
const sizes = Object.keys(photoSizes);

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
export const expiryFrom = (now: Date): number =>
  ((Math.floor(now.getTime() / photoAddressLasts) + 2) * photoAddressLasts) / SECOND;

/**
 * Signs a photo for all of its sizes at once, since a list shows many photos in several: each size's share of the digest tells
 * nothing of the others'. SHA-3 with the key in front is a proof of origin by itself; what follows cannot be extended.
 */
export function signPhoto(
  key: string,
  { brand, photoId, subject, expires }: Omit<PhotoGrant, 'size'>,
): (size: PhotoSize) => string {
  const digest = hash('sha3-512', [key, brand, photoId, subject, expires].join('\n'), 'base64url');
  return (size) => digest.slice(sizes.indexOf(size) * LENGTH, (sizes.indexOf(size) + 1) * LENGTH);
}

/** Is this the signature of the grant, and has it not ended? */
export function photoSignatureHolds(key: string, grant: PhotoGrant, signature: string, now: Date): boolean {
  if (!Number.isSafeInteger(grant.expires) || grant.expires * SECOND <= now.getTime()) return false;
  return isSameSecret(Buffer.from(signature), Buffer.from(signPhoto(key, grant)(grant.size)));
}
