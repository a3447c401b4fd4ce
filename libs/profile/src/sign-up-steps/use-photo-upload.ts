import { useLingui } from '@lingui/react/macro';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { userOptions } from '@parlour/api-client/account/user';
import { profileKeys } from '@parlour/api-client/profile/keys';
import type { ChosenPhoto } from '@parlour/api-client/profile/photo-file/chosen-photo';
import type { Image } from '@parlour/contract/types/image';
import { useToast } from '@parlour/state/page/toasts';
import { useWhenOnline } from '@parlour/state/device/use-online';
import { uploadPorts } from '../photos/upload/upload-ports.ts';
import type { QueuedPhoto } from '../photos/upload/queued-photos.ts';
import { createUploadQueue, type UploadQueuePorts } from '../photos/upload/upload-queue.ts';
import { useFailedUpload } from '../photos/upload/use-failed-upload.ts';

interface SentPhoto {
  file: File;
  photo: Image;
}

/** A photo on its way: shown at once, sent while one reads on. */
export type UploadState =
  | { status: 'none' }
  | ({ file: File; preview: string } & Exclude<QueuedPhoto['state'], { status: 'waiting' }>)
  | ({ status: 'sent' } & SentPhoto);

/**
 * Sends one photo at a time; another choice takes the place of the one before, once it is there too. What is on its way when the
 * step is left arrives all the same, and is heard of wherever one is by then.
 *
 * @param own the photo that is there when the step comes up, of which another takes the place too
 */
export function usePhotoUpload(own: Image | undefined) {
  const { t } = useLingui();
  const client = useQueryClient();
  const showToast = useToast();
  const onFailedUnseen = useFailedUpload();
  const [queue] = useState(() =>
    createStepQueue(client, own, {
      onSentUnseen: () => showToast({ tone: 'success', text: t`Uploaded` }),
      onFailedUnseen,
    }),
  );
  useWhenOnline(queue.sendAgain);
  const [onItsWay] = useSyncExternalStore(queue.subscribe, queue.photos, queue.photos);
  const sent = useSyncExternalStore(queue.subscribe, queue.sent, queue.sent);
  const cancel = () => onItsWay && queue.cancel(onItsWay.key);
  return {
    state: stateOf(onItsWay, sent),
    /** @param refusal why it is not even tried */
    start(photo: ChosenPhoto, refusal?: unknown) {
      cancel();
      queue.add([photo], () => refusal);
    },
    /** The same file under the same key: what arrived without an answer is not there twice. */
    again: () => onItsWay && queue.retry(onItsWay.key),
    /** Back to the photo that was sent before, if there is one. */
    cancel,
  };
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

function stateOf(onItsWay: QueuedPhoto | undefined, sent: SentPhoto | null): UploadState {
  if (!onItsWay) return sent ? { status: 'sent', ...sent } : { status: 'none' };
  const { file, preview, state } = onItsWay;
  return { file, preview, ...(state.status === 'waiting' ? { status: 'sending', share: 0 } : state) };
}

interface UnseenWords extends Pick<UploadQueuePorts, 'onFailedUnseen'> {
  onSentUnseen(): void;
}

/** A queue that keeps the photo it sent last, and takes the one before it off the server. */
function createStepQueue(client: QueryClient, own: Image | undefined, { onSentUnseen, onFailedUnseen }: UnseenWords) {
  let sent: SentPhoto | null = null;
  const { takeBack, ...ports } = uploadPorts(client, onFailedUnseen);
  const queue = createUploadQueue({
    ...ports,
    onSent(photo, { file, isSeen }) {
      const before = sent?.photo ?? own;
      sent = { file, photo };
      void client.invalidateQueries({ queryKey: profileKeys.own, refetchType: isSeen ? 'none' : 'active' });
      void client.invalidateQueries({ queryKey: userOptions().queryKey, exact: true });
      if (!isSeen) onSentUnseen();
      if (before && before.id !== photo.id) takeBack(before);
    },
  });
  return { ...queue, sent: () => sent };
}
