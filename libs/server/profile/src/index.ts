import type { HandledCall } from '@parlour/server-kit/handle';
import { deletePhotoCall } from './delete-photo.ts';
import { getProfileCall } from './get-profile.ts';
import { listPhotosCall } from './list-photos.ts';
import type { ProfilePorts } from './ports.ts';
import { saveLocationCall } from './save-location.ts';
import { saveProfileCall } from './save-profile.ts';
import { updatePhotoCall } from './update-photo.ts';
import { uploadPhotoCall } from './upload-photo.ts';

export { judgePhotos, releasePhotos } from './judge-photos.ts';
export { createOwnProfile, type OwnProfile } from './own-profile.ts';
export type { PhotoPorts, PhotoVerdict } from './photo-ports.ts';
export type { ProfilePorts } from './ports.ts';
export { createRelation, type FindRelation } from './relation.ts';

/** The calls of reading and changing profiles. */
export const profileCalls = (ports: ProfilePorts): HandledCall[] => [
  getProfileCall(ports),
  saveProfileCall(ports),
  saveLocationCall(),
  listPhotosCall(ports),
  uploadPhotoCall(ports),
  updatePhotoCall(ports),
  deletePhotoCall(ports),
];
