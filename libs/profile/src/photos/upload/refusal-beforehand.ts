import { ApiError } from '@parlour/api-client/api-error';
import { refusalOfSize } from '@parlour/api-client/profile/refusal-of-file';
import type { ChosenPhoto } from './upload-queue.ts';

export interface UploadLimits {
  /** Photos that there is still room for. */
  room: number;
  megabytes: number;
  /** What the refusal says of the room. */
  photos: { max: number; premium_max: number };
}

/** What the server would refuse anyway, said before the file is sent. */
export const refusalBeforehand =
  ({ room, megabytes, photos }: UploadLimits) =>
  ({ file }: ChosenPhoto, place: number): ApiError | null =>
    place < room ? refusalOfSize(file, megabytes) : new ApiError(403, { code: 'photo_limit', params: photos });
