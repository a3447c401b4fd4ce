import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@parlour/contract/define-call';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import { photoCropText, type PhotoCrop } from '@parlour/models/profile/photo-crop';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { uploadTransport } from '../upload-transport.ts';

export interface PhotoUpload {
  file: File;
  /** The part that is wanted of the upright picture; all of it where there is none. */
  crop?: PhotoCrop;
  /** One key a file: sent again after a lost answer it is still one photo. */
  idempotencyKey: string;
  signal: AbortSignal;
  /** Hears how much of the file is away, from 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Sends a photo, again where that is safe, and tells how far it is.
 *
 * @throws ApiError; whoever takes it back throws the signal's reason
 */
export const sendPhoto = (
  client: QueryClient,
  { file, crop, ...options }: PhotoUpload,
): Promise<ReplyOf<typeof uploadPhoto>> =>
  send(uploadPhoto, {
    body: { file, crop: crop && photoCropText(crop) },
    over: uploadTransport,
    ...options,
    ...wayOf(client),
  });
