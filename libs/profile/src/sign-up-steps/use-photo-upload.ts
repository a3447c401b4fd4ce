import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { userOptions } from '@parlour/api-client/account/user';
import type { Image } from '@parlour/contract/types/image';
import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state';
import { findStray, isRefused, sendHeld } from '../photos/send-held.ts';

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
  file: File;
  preview: string;
  key: string;
  share: number;
  /** All of the file was away, and no answer has said whether the server keeps it. */
  isInDoubt: boolean;
  hasFailed: boolean;
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

  /** What is all away may be kept by the server, whoever hangs up: its answer is awaited, or asked for once more. */
  const stop = () => {
    const given = running.current;
    running.current = null;
    if (!given) return;
    if (given.share < 1) given.abort.abort();
    URL.revokeObjectURL(given.preview);
    if (given.hasFailed) void takeStrayBack(given);
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

  async function takeStrayBack(given: Attempt): Promise<void> {
    const stray = given.isInDoubt ? await findStray(client, given) : null;
    if (stray) await takeBack(stray);
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

  async function attempt(file: File, { key, isInDoubt } = { key: uuid(), isInDoubt: false }): Promise<void> {
    const abort = new AbortController();
    const preview = URL.createObjectURL(file);
    const own: Attempt = { abort, file, preview, key, share: 0, isInDoubt, hasFailed: false };
    running.current = own;
    const isCurrent = () => running.current === own;
    setState({ status: 'sending', file, preview, share: 0 });
    const onProgress = (share: number) => {
      own.share = share;
      own.isInDoubt ||= share === 1;
      if (isCurrent()) setState({ status: 'sending', file, preview, share });
    };
    try {
      const { photo } = await sendHeld(client, { file, idempotencyKey: key, signal: abort.signal, onProgress });
      await (isCurrent() ? takePlace({ status: 'sent', file, preview, photo }) : takeBack(photo));
    } catch (error) {
      own.hasFailed = true;
      own.isInDoubt &&= !isRefused(error);
      if (!isCurrent()) return takeStrayBack(own);
      setState({ status: 'failed', file, preview, error });
      if (isLeft.current) tellFailure(error);
    }
  }

  return {
    state,
    start: (file: File) => {
      stop();
      void attempt(file);
    },
    /** The same file under the same key: what arrived without an answer is not there twice. */
    again: (file: File) => {
      const before = running.current;
      if (before) URL.revokeObjectURL(before.preview);
      void attempt(file, before ?? undefined);
    },
    /** Back to the photo that was sent before, if there is one. */
    cancel: () => {
      stop();
      setState(sent.current ?? { status: 'none' });
    },
  };
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;
