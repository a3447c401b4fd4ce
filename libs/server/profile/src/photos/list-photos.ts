import { listPhotos } from '@parlour/contract/profile/list-photos';
import { handle } from '@parlour/server-kit/calls/handle';
import { ownerFactsOf } from '@parlour/server-media/owner-facts';
import { openProfile, photoViewerOf } from '../access.ts';
import { photosCounted, photosReply } from './photos-reply.ts';
import type { ProfilePorts } from '../ports.ts';
import { findPhotos } from '../store/photos.ts';

/** A profile's photos, as far as its viewer may see them, and how many there may be. */
export const listPhotosCall = (ports: ProfilePorts) =>
  handle(listPhotos, async ({ query }, context) => {
    const { db, brand, viewer, now } = context;
    const opened = await openProfile(context, query.profile_id);
    const photos = await findPhotos(db, brand.id, opened.profile.member_id);
    const { photos_free, photos_premium } = brand.settings;
    const isOwn = opened.viewer === 'owner' || opened.viewer === 'preview';
    return {
      photos: photosReply(
        photos,
        {
          brand: brand.id,
          viewerId: viewer?.id ?? null,
          now,
          viewer: photoViewerOf(opened),
          owner: ownerFactsOf(opened.profile),
        },
        ports.imageFor,
      ),
      max: isOwn && !opened.profile.paid_user ? photos_free : photos_premium,
      used: photosCounted(opened, photos),
    };
  });
