import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';
import { ApiError } from '@parlour/api-client/api-error';
import { addToAlbum } from '@parlour/api-client/profile/album';
import { createUploadQueue, type ChosenPhoto, type QueuedPhoto, type UploadQueue } from './upload-queue.ts';

const nothing: readonly QueuedPhoto[] = [];

export interface Uploads extends Pick<UploadQueue, 'add' | 'retry' | 'cancel'> {
  photos: readonly QueuedPhoto[];
}

/** The files that are on their way, for as long as the page is open. Those that failed without a connection go again with it. */
export function useUploadQueue(onSent: () => void): Uploads {
  const client = useQueryClient();
  const [queue] = useState(() =>
    createUploadQueue({
      newKey: uuid,
      async send({ key, file, crop }, progress) {
        const { sendPhoto } = await fetchSending().catch(withoutConnection);
        return sendPhoto(client, { file, crop, idempotencyKey: key, ...progress });
      },
      onSent(photo) {
        void addToAlbum(client, photo);
        onSent();
      },
    }),
  );
  useEffect(() => void fetchSending().catch(() => undefined), []);
  useEffect(() => {
    const sendAgain = () => {
      for (const { key, state } of queue.photos())
        if (state.status === 'failed' && isOffline(state.error)) queue.retry(key);
    };
    window.addEventListener('online', sendAgain);
    return () => {
      window.removeEventListener('online', sendAgain);
      queue.close();
    };
  }, [queue]);
  const photos = useSyncExternalStore(queue.subscribe, queue.photos, () => nothing);
  return { ...queue, photos };
}

/** Loaded while there is a connection, so that a photo that is chosen without one waits for it. */
const fetchSending = () => import('@parlour/api-client/profile/upload-photo');

const withoutConnection = (): never => {
  throw new ApiError(0, { code: 'offline' });
};

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.code === 'offline';

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
  ({ file }: ChosenPhoto, place: number): ApiError | null => {
    if (place >= room) return new ApiError(403, { code: 'photo_limit', params: photos });
    return file.size > megabytes * MEGABYTE
      ? new ApiError(413, { code: 'photo_too_large', params: { mb: megabytes } })
      : null;
  };
