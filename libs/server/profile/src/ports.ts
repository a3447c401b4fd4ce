import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { CanSend, ProfileCard } from '@parlour/contract/types/profile';
import type { ReviewStatus } from '@parlour/models/profile/review-status';
import type { CallContext, CardViewer, MemberContext } from '@parlour/server-kit/calls/call-context';
import type { ImageFor } from '@parlour/server-media';
import type { PhotoPorts } from './photos/photo-ports.ts';
import type { TakePhoto } from './photos/take-photo.ts';

/** What this slice needs of the others; `apps/server` fills it. */
export interface ProfilePorts {
  imageFor: ImageFor;
  photos: PhotoPorts;
  /** Takes an uploaded file in, by the limits that hold for all photos of a member together. */
  takePhoto: TakePhoto;
  /** The moderation hook of texts: asked before a text about oneself is kept. */
  judgeText(text: string, brand: PublishedBrand): Promise<ReviewStatus>;
  /** The card of a profile as the caller sees it; null where there never was one. */
  card(context: CallContext, profileId: string): Promise<ProfileCard | null>;
  /** A member's own card, whether or not the call already has them, as they are now, as viewer. */
  ownCard(context: CallContext, owner: CardViewer): Promise<ProfileCard>;
  /** What chat says of the two: their conversation, and whether and for how much the caller may write. */
  chatRelation(
    context: MemberContext,
    profileId: string,
  ): Promise<{ conversation_id: string | null; can_send: CanSend }>;
}
