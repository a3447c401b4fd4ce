import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { everyone, photoSignatureHolds, type PhotoGrant } from './photo-signature.ts';
import type { Renditions } from './renditions.ts';
import { isPhotoSize } from './sizes.ts';
import { findPhotoFile } from './store.ts';

/** A request for a photo, as it came. */
export interface MediaRequest {
  brand: string;
  db: BrandDatabase;
  photoId: string;
  size: string;
  expires: string;
  signature: string;
  now: Date;
  /** The member whose session the request carries; asked only where the address is not open to everyone. */
  findMemberId(): Promise<string | null>;
}

export type MediaAnswer = { status: 200; bytes: Uint8Array; secondsLeft: number } | { status: 403 | 404 };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The photo behind an address, if the address was made for whoever uses it: signed for this photo, size, member and hour
 * (contract part 0, 17). What was rejected or removed since is gone for everybody but its owner.
 */
export async function answerMedia(
  request: MediaRequest,
  { photoKey, renditions }: { photoKey: string; renditions: Renditions },
): Promise<MediaAnswer> {
  const { brand, db, photoId, size, now } = request;
  const expires = Number(request.expires);
  if (!uuid.test(photoId) || !isPhotoSize(size)) return { status: 404 };

  const grant = { brand, photoId, size, expires };
  const holdsFor = (subject: string): boolean =>
    photoSignatureHolds(photoKey, { ...grant, subject } satisfies PhotoGrant, request.signature, now);
  const open = holdsFor(everyone);
  const memberId = open ? null : await request.findMemberId();
  if (!open && (memberId === null || !holdsFor(memberId))) return { status: 403 };

  const photo = await findPhotoFile(db, brand, photoId);
  if (!photo || (photo.status !== 'approved' && photo.memberId !== memberId)) return { status: 404 };
  const bytes = await renditions({ brand, id: photoId, storageKey: photo.storageKey }, size);
  return bytes
    ? { status: 200, bytes, secondsLeft: Math.max(0, expires - Math.floor(now.getTime() / 1000)) }
    : { status: 404 };
}
