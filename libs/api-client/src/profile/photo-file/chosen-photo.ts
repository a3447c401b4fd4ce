import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import type { PhotoCrop } from '@parlour/models/profile/photo-crop';

/** A file that its owner chose, and the part of it that is wanted. */
export interface ChosenPhoto {
  file: File;
  crop?: PhotoCrop;
  /** What the server takes: a file that is larger is made smaller before it is sent. */
  within?: PublicSettings['photo_limits'];
}
