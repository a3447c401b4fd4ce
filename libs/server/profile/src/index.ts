import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { deletePhotoCall } from './delete-photo.ts';
import { geocodeCall } from './geocode.ts';
import { getPrivacyCall } from './get-privacy.ts';
import { getProfileCall } from './get-profile.ts';
import { listPhotosCall } from './list-photos.ts';
import type { ProfilePorts } from './ports.ts';
import { saveLocationCall } from './save-location.ts';
import { savePrivacyCall } from './save-privacy.ts';
import { saveProfileCall } from './save-profile.ts';
import { updatePhotoCall } from './update-photo.ts';
import { uploadPhotoCall } from './upload-photo.ts';

export { judgePhotos, releasePhotos, settlePhoto } from './judge-photos.ts';
export { createOwnProfile, type OwnProfile } from './own-profile.ts';
export type { JudgingPorts, PhotoPorts, PhotoVerdict } from './photo-ports.ts';
export { pardonAboutMe } from './store/pardon-about-me.ts';
export type { ProfilePorts, TextVerdict } from './ports.ts';
export { settleAboutMe } from './store/settle-about-me.ts';
export { createRelation, type FindRelation } from './relation.ts';
export { createTakePhoto, type TakePhoto } from './take-photo.ts';

/** The calls of reading and changing profiles. */
export const profileCalls = (ports: ProfilePorts): HandledCall[] => [
  getProfileCall(ports),
  saveProfileCall(ports),
  getPrivacyCall(),
  savePrivacyCall(),
  saveLocationCall(),
  geocodeCall(),
  listPhotosCall(ports),
  uploadPhotoCall(ports),
  updatePhotoCall(ports),
  deletePhotoCall(ports),
];
