import { ApiError } from '@parlour/api-client/api-error';
import type { ChosenPhoto } from '@parlour/api-client/profile/photo-file/chosen-photo';
import { refusalOfChosen } from '@parlour/api-client/profile/photo-file/refusal-of-file';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';

export interface UploadLimits {
  /** Photos that there is still room for. */
  room: number;
  limits: PublicSettings['photo_limits'];
  /** What the refusal says of the room. */
  photos: { max: number; premium_max: number };
}

/** What the server would refuse anyway, said before the file is sent. */
export const refusalBeforehand =
  ({ room, limits, photos }: UploadLimits) =>
  ({ file }: ChosenPhoto, place: number): ApiError | null =>
    place < room ? refusalOfChosen(file, limits.megabytes) : new ApiError(403, { code: 'photo_limit', params: photos });
