import { SECOND } from '@parlour/models/durations';
import { photoAccess } from '@parlour/models/profile/photo-access';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { everyone, photoSignatureHolds, type PhotoGrant } from './photo-signature.ts';
import type { Rendition, Renditions } from './renditions.ts';
import { formatsAccepted, isPhotoSize, type PhotoSize } from './sizes.ts';
import { ownerFactsOf } from './owner-facts.ts';
import { findPhotoFile, findSentPhoto, type PhotoFileRow } from './store.ts';

/** The member whose session a request carries. */
export interface MediaViewer {
  id: string;
  paidUser: boolean;
}

/** A request for a photo, as it came. */
export interface MediaRequest {
  brand: string;
  db: BrandDatabase;
  photoId: string;
  size: string;
  expires: string;
  signature: string;
  /** The formats that the browser says it shows. */
  accept: string;
  now: Date;
  /** Asked only where the address is not open to everyone. */
  findViewer(): Promise<MediaViewer | null>;
}

export type MediaAnswer = ({ status: 200; secondsLeft: number } & Rendition) | { status: 403 | 404 };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The photo behind an address, if the address was made for whoever uses it: signed for this photo, size, member and
 * hour (contract part 0, 17). The address alone is not enough. A viewer who may not have the photo any more does not
 * get it: it was rejected, removed or locked since, or its owner blocked them or left.
 */
export async function answerMedia(
  request: MediaRequest,
  { photoKey, renditions }: { photoKey: string; renditions: Renditions },
): Promise<MediaAnswer> {
  const { brand, photoId, size, now } = request;
  const expires = Number(request.expires);
  if (!uuid.test(photoId) || !isPhotoSize(size)) return { status: 404 };

  const grant = { brand, photoId, size, expires };
  const holdsFor = (subject: string): boolean =>
    photoSignatureHolds(photoKey, { ...grant, subject } satisfies PhotoGrant, request.signature, now);
  const isOpen = holdsFor(everyone);
  const viewer = isOpen ? null : await request.findViewer();
  if (!isOpen && (viewer === null || !holdsFor(viewer.id))) return { status: 403 };

  const found = await findFor(request, viewer, size);
  if (typeof found === 'number') return { status: found };
  const rendition = await renditions(
    { brand, id: photoId, storageKey: found.storageKey },
    size,
    formatsAccepted(request.accept),
  );
  if (!rendition) return { status: 404 };
  return { status: 200, ...rendition, secondsLeft: Math.max(0, expires - Math.floor(now.getTime() / SECOND)) };
}

/** The photo's place, where the viewer may have it now in this size: one of a profile, or one that was sent to them. */
async function findFor(
  { brand, db, photoId }: MediaRequest,
  viewer: MediaViewer | null,
  size: PhotoSize,
): Promise<{ storageKey: string } | 403 | 404> {
  const shown = await findPhotoFile(db, brand, photoId, viewer?.id ?? null);
  if (shown) {
    const verdict = verdictOf(shown, viewer, size);
    return verdict === 200 ? { storageKey: shown.storage_key } : verdict;
  }
  const sent = viewer && (await findSentPhoto(db, brand, photoId, viewer.id));
  return sent && (sent.is_mine || sent.is_read) ? { storageKey: sent.storage_key } : 404;
}

/** What the viewer may have of the photo as things stand now: all, no more than its blurred twin, or nothing. */
function verdictOf(photo: PhotoFileRow, viewer: MediaViewer | null, size: PhotoSize): 200 | 403 | 404 {
  const { status, visibility, is_main: isMain } = photo;
  if (viewer?.id === photo.member_id) return photo.is_withheld ? 404 : 200;
  if (!photo.is_shown || photo.is_blocked) return 404;
  const access = photoAccess(
    { status, visibility, isMain },
    viewer ? { kind: 'member', premium: viewer.paidUser, match: photo.matched } : { kind: 'visitor' },
    ownerFactsOf(photo),
  );
  if (access === 'hidden') return 404;
  return access === 'open' || size === 'blurred' ? 200 : 403;
}
