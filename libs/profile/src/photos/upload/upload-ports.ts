import type { QueryClient } from '@tanstack/react-query';
import { v4 as uuid } from 'uuid';
import type { Image } from '@parlour/contract/types/image';
import { findStray, sendHeld } from './send-held.ts';
import type { UploadQueuePorts } from './upload-queue.ts';

export interface UploadPorts extends Omit<UploadQueuePorts, 'onSent'> {
  /** Takes a photo off the server. */
  takeBack(photo: Image): void;
}

/** How a queue's photos go to the server, and how those that were left out are taken off it again. */
export function uploadPorts(client: QueryClient, onFailedUnseen: UploadQueuePorts['onFailedUnseen']): UploadPorts {
  const takeBack = ({ id }: Image): void =>
    void import('@parlour/api-client/profile/album')
      .then(({ removePhoto }) => removePhoto(client, id))
      .catch((error: unknown) => onFailedUnseen(error));
  return {
    newKey: uuid,
    send: ({ key, file, crop, within }, progress) =>
      sendHeld(client, { file, crop, within, idempotencyKey: key, ...progress }),
    takeBack,
    onSentInVain: takeBack,
    onStray: (photo) => void findStray(client, photo).then((stray) => stray && takeBack(stray)),
    onFailedUnseen,
  };
}
