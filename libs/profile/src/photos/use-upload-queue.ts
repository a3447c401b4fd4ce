import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';
import { ApiError } from '@parlour/api-client/api-error';
import { addToAlbum, removePhoto } from '@parlour/api-client/profile/album';
import type { Image } from '@parlour/contract/types/image';
import { fetchSending, findStray, isOffline, sendHeld } from './send-held.ts';
import {
  createUploadQueue,
  type ChosenPhoto,
  type QueuedPhoto,
  type UploadQueue,
  type UploadQueuePorts,
} from './upload-queue.ts';

const nothing: readonly QueuedPhoto[] = [];

export interface Uploads extends Pick<UploadQueue, 'add' | 'retry' | 'cancel'> {
  photos: readonly QueuedPhoto[];
}

type UploadWords = Pick<UploadQueuePorts, 'onSent' | 'onFailedUnseen'>;

/**
 * The files that are on their way, whichever page of the site is open. Those that failed without a connection go again with
 * it.
 */
export function useUploadQueue(words: UploadWords): Uploads {
  const client = useQueryClient();
  const [queue] = useState(() => queueOf(client, words));
  useEffect(() => void fetchSending().catch(() => undefined), []);
  useEffect(() => window.addEventListener('online', queue.sendAgain), [queue]);
  const photos = useSyncExternalStore(queue.subscribe, queue.photos, () => nothing);
  return { ...queue, photos };
}

/** A queue that begins again what failed without a connection. */
interface LastingQueue extends UploadQueue {
  sendAgain(): void;
}

const queues = new WeakMap<QueryClient, LastingQueue>();

/** Outlives the page that began it: what was chosen on one is sent on the next. As long as a photo waits, another is being sent. */
function queueOf(client: QueryClient, words: UploadWords): LastingQueue {
  const known = queues.get(client);
  if (known) return known;
  const takeBack = ({ id }: Image): void => void removePhoto(client, id).catch(words.onFailedUnseen);
  const queue = createUploadQueue({
    newKey: uuid,
    send: ({ key, file, crop }, progress) => sendHeld(client, { file, crop, idempotencyKey: key, ...progress }),
    onSent(photo) {
      void addToAlbum(client, photo);
      words.onSent(photo);
    },
    onSentInVain: takeBack,
    onStray: (photo) => void findStray(client, photo).then((stray) => stray && takeBack(stray)),
    onFailedUnseen: words.onFailedUnseen,
  });
  const sendAgain = (): void => {
    for (const { key, state } of queue.photos())
      if (state.status === 'failed' && isOffline(state.error)) queue.retry(key);
  };
  const lasting = { ...queue, sendAgain };
  queues.set(client, lasting);
  return lasting;
}

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
