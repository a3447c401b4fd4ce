import { ApiError } from '@parlour/api-client/api-error';
import type { ChosenPhoto } from './upload-queue.ts';

const MEGABYTE = 1024 * 1024;

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

export const refusalOfSize = (file: File, megabytes: number): ApiError | null =>
  file.size > megabytes * MEGABYTE ? new ApiError(413, { code: 'photo_too_large', params: { mb: megabytes } }) : null;
