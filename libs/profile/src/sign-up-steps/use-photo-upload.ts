import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { userOptions } from '@parlour/api-client/account/user';
import type { Image } from '@parlour/contract/types/image';
import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state';
import { holdPage } from '@parlour/state/hold-page';

interface SentPhoto {
  status: 'sent';
  file: File;
  preview: string;
  photo: Image;
}

/** A photo on its way: shown at once, sent while one reads on. */
export type UploadState =
  | { status: 'none' }
  | { status: 'sending'; file: File; preview: string; share: number }
  | { status: 'failed'; file: File; preview: string; error: unknown }
  | SentPhoto;

interface Attempt {
  abort: AbortController;
  preview: string;
  key: string;
  share: number;
}

/**
 * Sends one photo at a time; another choice takes the place of the one before, once it is there too. What is on its way when the
 * step is left arrives all the same, and is heard of wherever one is by then.
 */
export function usePhotoUpload() {
  const { t } = useLingui();
  const client = useQueryClient();
  const showToast = useToast();
  const sentenceOf = useErrorSentence();
  const [state, setState] = useState<UploadState>({ status: 'none' });
  const running = useRef<Attempt>(null);
  const sent = useRef<SentPhoto>(null);
  const isLeft = useRef(false);

  /** What is all away may be kept by the server, whoever hangs up: its answer is awaited. */
  const stop = () => {
    if (!running.current) return;
    if (running.current.share < 1) running.current.abort.abort();
    URL.revokeObjectURL(running.current.preview);
  };
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const shown of [running.current, sent.current]) if (shown) URL.revokeObjectURL(shown.preview);
    };
  }, []);

  const tellFailure = (error: unknown) => showToast({ tone: 'danger', text: sentenceOf(error) });

  async function takeBack({ id }: Image): Promise<void> {
    try {
      const { removePhoto } = await import('@parlour/api-client/profile/album');
      await removePhoto(client, id);
    } catch (error) {
      tellFailure(error);
    }
  }

  async function takePlace(next: SentPhoto): Promise<void> {
    const before = sent.current;
    running.current = null;
    sent.current = next;
    setState(next);
    const refetchType = isLeft.current ? 'active' : 'none';
    void client.invalidateQueries({ queryKey: profileKeys.own, refetchType });
    void client.invalidateQueries({ queryKey: userOptions().queryKey, exact: true });
    if (isLeft.current) showToast({ tone: 'success', text: t`Uploaded` });
    if (!before) return;
    URL.revokeObjectURL(before.preview);
    await takeBack(before.photo);
  }

  async function attempt(file: File, key: string): Promise<void> {
    stop();
    const abort = new AbortController();
    const preview = URL.createObjectURL(file);
    const own: Attempt = { abort, preview, key, share: 0 };
    running.current = own;
    const isCurrent = () => running.current === own;
    setState({ status: 'sending', file, preview, share: 0 });
    const onProgress = (share: number) => {
      own.share = share;
      if (isCurrent()) setState({ status: 'sending', file, preview, share });
    };
    const send = async () => {
      const { sendPhoto } = await import('@parlour/api-client/profile/upload-photo');
      return sendPhoto(client, { file, idempotencyKey: key, signal: abort.signal, onProgress });
    };
    try {
      const { photo } = await holdPage(send());
      await (isCurrent() ? takePlace({ status: 'sent', file, preview, photo }) : takeBack(photo));
    } catch (error) {
      if (!isCurrent()) return;
      setState({ status: 'failed', file, preview, error });
      if (isLeft.current) tellFailure(error);
    }
  }

  return {
    state,
    start: (file: File) => void attempt(file, uuid()),
    /** The same file under the same key: what arrived without an answer is not there twice. */
    again: (file: File) => void attempt(file, running.current?.key ?? uuid()),
    /** Back to the photo that was sent before, if there is one. */
    cancel: () => {
      stop();
      running.current = null;
      setState(sent.current ?? { status: 'none' });
    },
  };
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;
