import type { QueryClient } from '@tanstack/react-query';
import type { ChosenPhoto } from '@parlour/api-client/profile/photo-file/chosen-photo';
import { photoToSend } from '@parlour/api-client/profile/photo-file/photo-to-send';
import { sendPhoto, type PhotoUpload } from '@parlour/api-client/profile/upload-photo';

/** A chosen photo, and how its sending is followed. */
export type SmallUpload = ChosenPhoto & Omit<PhotoUpload, keyof ChosenPhoto>;

/** Sends a photo, made smaller where that is worth it. */
export const sendSmall = async (client: QueryClient, { file, crop, within, ...upload }: SmallUpload) =>
  sendPhoto(client, { ...upload, ...(await photoToSend({ file, crop, within })) });
