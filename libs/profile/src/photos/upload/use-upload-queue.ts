import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { addToAlbum } from '@parlour/api-client/profile/album';
import { whenOnline } from '@parlour/state/device/use-online';
import type { QueuedPhoto } from './queued-photos.ts';
import { fetchSending } from './send-held.ts';
import { uploadPorts } from './upload-ports.ts';
import { createUploadQueue, type UploadQueue, type UploadQueuePorts } from './upload-queue.ts';

const nothing: readonly QueuedPhoto[] = [];

export interface Uploads extends Pick<UploadQueue, 'add' | 'retry' | 'cancel' | 'forgetRefused'> {
  photos: readonly QueuedPhoto[];
}

type UploadWords = Pick<UploadQueuePorts, 'onSent' | 'onFailedUnseen'>;

/**
 * The files that are on their way, whichever page of the site is open. Those that failed without a connection go again with
 * it.
 */
export function useUploadQueue(words: UploadWords): Uploads {
  const client = useQueryClient();
  const [queue] = useState(() => queueOf(client));
  useEffect(() => void newestWords.set(client, words), [client, words]);
  useEffect(() => void fetchSending().catch(() => undefined), []);
  // Never taken away: the queue goes on on the pages that follow, and the same listener is there but once.
  useEffect(() => void whenOnline(queue.sendAgain), [queue]);
  const photos = useSyncExternalStore(queue.subscribe, queue.photos, () => nothing);
  return { ...queue, photos };
}

const queues = new WeakMap<QueryClient, UploadQueue>();
const newestWords = new WeakMap<QueryClient, UploadWords>();

/**
 * Outlives the page that began it: what was chosen on one is sent on the next, and told of in the words of the last that was
 * there. As long as a photo waits, another is being sent.
 */
function queueOf(client: QueryClient): UploadQueue {
  const known = queues.get(client);
  if (known) return known;
  const queue = createUploadQueue({
    ...uploadPorts(client, (error, file) => newestWords.get(client)?.onFailedUnseen(error, file)),
    onSent(photo, sent) {
      void addToAlbum(client, photo);
      newestWords.get(client)?.onSent(photo, sent);
    },
  });
  queues.set(client, queue);
  return queue;
}
