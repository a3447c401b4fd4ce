import type { Image } from '@parlour/contract/types/image';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { photosReply } from './photos-reply.ts';
import type { ProfilePorts } from '../ports.ts';
import { findPhotos } from '../store/photos.ts';

/** All of the caller's own photos, as the album page shows them. */
export async function ownPhotos(
  { imageFor }: ProfilePorts,
  { brand, db, viewer, now }: MemberContext,
): Promise<Image[]> {
  const photos = await findPhotos(db, brand.id, viewer.id);
  const owner = { blurImages: false, showToVisitors: false };
  return photosReply(photos, { brand: brand.id, viewerId: viewer.id, now, viewer: { kind: 'owner' }, owner }, imageFor);
}
