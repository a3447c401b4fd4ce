import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { deletePhotoCall } from './photos/delete-photo.ts';
import { geocodeCall } from './location/geocode.ts';
import { getPrivacyCall } from './privacy/get-privacy.ts';
import { getProfileCall } from './get-profile.ts';
import { listPhotosCall } from './photos/list-photos.ts';
import type { ProfilePorts } from './ports.ts';
import { saveLocationCall } from './location/save-location.ts';
import { savePrivacyCall } from './privacy/save-privacy.ts';
import { saveProfileCall } from './own/save-profile.ts';
import { updatePhotoCall } from './photos/update-photo.ts';
import { uploadPhotoCall } from './photos/upload-photo.ts';

export { judgePhotos, releasePhotos, settlePhoto } from './photos/judge-photos.ts';
export { correctDateOfBirth } from './store/correct-date-of-birth.ts';
export { createOwnProfile } from './own/own-profile.ts';
export type { JudgingPorts, PhotoPorts, PhotoVerdict } from './photos/photo-ports.ts';
export { pardonAboutMe } from './store/pardon-about-me.ts';
export type { ProfilePorts } from './ports.ts';
export { settleAboutMe } from './store/settle-about-me.ts';
export { createRelation } from './relation.ts';
export { createTakePhoto, type TakePhoto } from './photos/take-photo.ts';

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
