import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { uploadForChat } from '@parlour/api-client/chat/sending/upload-chat-photo';
import { isOffline } from '@parlour/api-client/is-offline';
import { photoToSend } from '@parlour/api-client/profile/photo-file/photo-to-send';
import { refusalOfFile } from '@parlour/api-client/profile/photo-file/refusal-of-file';
import type { PhotoUpload } from '@parlour/api-client/profile/upload-photo';
import { useSite } from '@parlour/api-client/site';
import type { Image } from '@parlour/contract/types/image';
import { holdPage } from '@parlour/state/page/hold-page';
import { useWhenOnline } from '@parlour/state/device/use-online';

type UploadState =
  { status: 'sending'; share: number } | { status: 'failed'; error: unknown } | { status: 'taken'; photoId: string };

type Progress = Pick<PhotoUpload, 'signal' | 'onProgress'>;

/** A file that was chosen, and what became of it. */
export interface Upload {
  file: File;
  /** Its idempotency key: sent again, it is still one photo. */
  key: string;
  /** Address of the file as long as it stands here. */
  preview: string;
  state: UploadState;
}

export interface Uploading {
  upload: Upload | undefined;
  start(file: File): void;
  /** The same file under the same key. */
  again(): void;
  /** Stops what is on its way; what was there before is chosen again. */
  cancel(): void;
}

/**
 * Sends one file at a time; another choice takes its place. What fails without a connection goes again with it, and what is on
 * its way when the page is left arrives all the same.
 */
export function useUploading(profileId: string, onTaken: (photo: Image) => void): Uploading {
  const client = useQueryClient();
  const limits = useSite().settings.photo_limits;
  const [upload, show] = useState<Upload>();
  const running = useRef<AbortController>(null);
  const { preview } = upload ?? {};
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  async function send({ file, key }: Omit<Upload, 'state'>, progress: Progress) {
    const small = await photoToSend({ file, within: limits });
    return uploadForChat(client, profileId, { file: small.file, idempotencyKey: key, ...progress });
  }

  async function go(chosen: Omit<Upload, 'state'>): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const tell = (state: UploadState): void => void (signal.aborted || show({ ...chosen, state }));
    const onProgress = (share: number): void => tell({ status: 'sending', share });
    onProgress(0);
    try {
      const refusal = await refusalOfFile(chosen.file, limits);
      signal.throwIfAborted();
      if (refusal) throw refusal;
      const { photo } = await holdPage(send(chosen, { signal, onProgress }));
      signal.throwIfAborted();
      tell({ status: 'taken', photoId: photo.id });
      onTaken(photo);
    } catch (error) {
      tell({ status: 'failed', error });
    }
  }

  const again = (): void => void (upload && go(upload));
  useWhenOnline(() => {
    const { state } = upload ?? {};
    if (state?.status === 'failed' && isOffline(state.error)) again();
  });

  return {
    upload,
    start: (file) => void go({ file, key: uuid(), preview: URL.createObjectURL(file) }),
    again,
    cancel() {
      running.current?.abort();
      show(undefined);
    },
  };
}
