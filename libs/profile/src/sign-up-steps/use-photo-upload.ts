import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { userOptions } from '@parlour/api-client/account/user';
import type { Image } from '@parlour/contract/types/image';

/** A photo on its way: shown at once, sent while one reads on. */
export type UploadState =
  | { status: 'none' }
  | { status: 'sending'; file: File; preview: string; share: number }
  | { status: 'failed'; file: File; preview: string; error: unknown }
  | { status: 'sent'; file: File; preview: string; photo: Image };

/** Sends one photo at a time; another choice takes the place of the one before. */
export function usePhotoUpload() {
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>({ status: 'none' });
  const running = useRef<{ abort: AbortController; preview: string; key: string }>(null);

  const letGo = () => {
    running.current?.abort.abort();
    if (running.current) URL.revokeObjectURL(running.current.preview);
    running.current = null;
  };
  useEffect(() => letGo, []);

  async function attempt(file: File, key: string): Promise<void> {
    letGo();
    const abort = new AbortController();
    const preview = URL.createObjectURL(file);
    running.current = { abort, preview, key };
    const isCurrent = () => running.current?.abort === abort;
    setState({ status: 'sending', file, preview, share: 0 });
    try {
      const { sendPhoto } = await import('@parlour/api-client/profile/upload-photo');
      const { photo } = await sendPhoto(client, {
        file,
        idempotencyKey: key,
        signal: abort.signal,
        onProgress: (share) => isCurrent() && setState({ status: 'sending', file, preview, share }),
      });
      if (!isCurrent()) return;
      setState({ status: 'sent', file, preview, photo });
      void client.invalidateQueries({ queryKey: profileKeys.own, refetchType: 'none' });
      void client.invalidateQueries({ queryKey: userOptions().queryKey, exact: true });
    } catch (error) {
      if (isCurrent()) setState({ status: 'failed', file, preview, error });
    }
  }

  return {
    state,
    start: (file: File) => void attempt(file, uuid()),
    /** The same file under the same key: what arrived without an answer is not there twice. */
    again: (file: File) => void attempt(file, running.current?.key ?? uuid()),
    cancel: () => {
      letGo();
      setState({ status: 'none' });
    },
  };
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;
