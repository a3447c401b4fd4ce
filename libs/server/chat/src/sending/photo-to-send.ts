import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { refuseFields } from '@parlour/server-kit/calls/refusal';
import type { MessageContent } from './message-content.ts';
import type { MessagePhoto } from '../store/message-row.ts';
import { findUnsentPhoto } from '../store/photos.ts';

/**
 * The photo of a message that has one: taken in for a conversation by whoever sends it, and sent to nobody yet. One that was
 * not sent for a day is gone, and has to be chosen again.
 */
export async function photoToSend(
  db: BrandDatabase,
  { brand, viewer }: MemberContext,
  { photoId }: MessageContent,
): Promise<MessagePhoto | null> {
  if (photoId === null) return null;
  const photo = await findUnsentPhoto(db, brand.id, viewer.id, photoId);
  if (!photo) throw refuseFields({ photo_id: 'value_unknown' });
  return photo;
}
