import { ApiError } from '@parlour/api-client/api-error';
import { isOffline } from '@parlour/api-client/is-offline';
import type { ErrorCode } from '@parlour/contract/error-codes';
import type { Image } from '@parlour/contract/types/image';
import type { PhotoCrop } from '@parlour/models/profile/photo-crop';
import { isRefused } from './send-held.ts';

/** A file that its owner chose, and the part of it that is wanted. */
export interface ChosenPhoto {
  file: File;
  crop?: PhotoCrop;
}

/** What a file is refused for by itself: sent once more, it would be refused once more. */
const faultsOfFile: ReadonlySet<ErrorCode> = new Set([
  'photo_too_large',
  'photo_type',
  'photo_too_small',
  'photo_unreadable',
  'photo_banned',
]);

/** May the same file be there at another try? One too many may once the album is no longer full. */
export const mayArriveLater = (error: unknown, isFull = false): boolean =>
  !(error instanceof ApiError && (faultsOfFile.has(error.code) || (isFull && error.code === 'photo_limit')));

/** One file on its way into the album. */
export interface QueuedPhoto extends ChosenPhoto {
  /** Also its idempotency key: sent again, it is still one photo. */
  key: string;
  /** Address of the file for as long as it stands here. */
  preview: string;
  state: { status: 'waiting' } | { status: 'sending'; share: number } | { status: 'failed'; error: unknown };
}

export interface UploadQueuePorts {
  send(
    photo: QueuedPhoto,
    progress: { signal: AbortSignal; onProgress(share: number): void },
  ): Promise<{ photo: Image }>;
  /** The photo is on the server now, and leaves the queue. */
  onSent(photo: Image, sent: { file: File; isSeen: boolean }): void;
  /** The photo is on the server too, but was left out after all of it was away. */
  onSentInVain(photo: Image): void;
  /** The photo was left out, and nobody knows whether it is on the server. */
  onStray(photo: QueuedPhoto): void;
  /** The photo failed while nobody was looking at the queue; without a file, taking one off the server did. */
  onFailedUnseen(error: unknown, file?: File): void;
  newKey(): string;
}

/** Files that are sent side by side; more would only share the same line. */
const AT_ONCE = 2;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Sends files in the order they were chosen. One that fails stays with its file until it is sent again or left out. */
export function createUploadQueue({ send, newKey, ...ports }: UploadQueuePorts) {
  let photos: readonly QueuedPhoto[] = [];
  const running = new Map<string, AbortController>();
  /** Keys of photos of which all was away, while no answer has said whether the server keeps them. */
  const inDoubt = new Set<string>();
  const listeners = new Set<() => void>();

  const set = (next: readonly QueuedPhoto[]): void => {
    photos = next;
    for (const listener of listeners) listener();
  };
  const mark = (key: string, state: QueuedPhoto['state']): void =>
    set(photos.map((photo) => (photo.key === key ? { ...photo, state } : photo)));

  const find = (key: string): QueuedPhoto | undefined => photos.find((photo) => photo.key === key);
  const leave = (key: string): void => {
    const gone = find(key);
    if (!gone) return;
    URL.revokeObjectURL(gone.preview);
    set(photos.filter((photo) => photo !== gone));
  };

  const fail = (key: string, error: unknown): void => {
    mark(key, { status: 'failed', error });
    if (listeners.size === 0) ports.onFailedUnseen(error, find(key)?.file);
  };

  const letGo = (photo: QueuedPhoto): void => {
    if (inDoubt.delete(photo.key)) ports.onStray(photo);
  };

  async function attempt(photo: QueuedPhoto): Promise<void> {
    const stop = new AbortController();
    running.set(photo.key, stop);
    const onProgress = (share: number): void => {
      if (share === 1) inDoubt.add(photo.key);
      if (!stop.signal.aborted) mark(photo.key, { status: 'sending', share });
    };
    onProgress(0);
    try {
      const sent = await send(photo, { signal: stop.signal, onProgress });
      inDoubt.delete(photo.key);
      if (find(photo.key)) ports.onSent(sent.photo, { file: photo.file, isSeen: listeners.size > 0 });
      else ports.onSentInVain(sent.photo);
      leave(photo.key);
    } catch (error) {
      if (isRefused(error)) inDoubt.delete(photo.key);
      if (find(photo.key)) fail(photo.key, error);
      else letGo(photo);
    } finally {
      if (running.get(photo.key) === stop) running.delete(photo.key);
      goOn();
    }
  }

  function goOn(): void {
    for (const photo of photos)
      if (photo.state.status === 'waiting' && running.size < AT_ONCE && !running.has(photo.key)) void attempt(photo);
  }

  function retry(key: string): void {
    mark(key, { status: 'waiting' });
    goOn();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    photos: (): readonly QueuedPhoto[] => photos,
    /** @param refusal why a file is not even tried, by its place among those that are; it stands in the queue with it */
    add(chosen: readonly ChosenPhoto[], refusal: (photo: ChosenPhoto, place: number) => unknown = () => null): void {
      let place = 0;
      const added = chosen.map((photo): QueuedPhoto => {
        const error = refusal(photo, place);
        const state = error ? ({ status: 'failed', error } as const) : ({ status: 'waiting' } as const);
        if (!error) place += 1;
        return { ...photo, key: newKey(), preview: URL.createObjectURL(photo.file), state };
      });
      set([...photos, ...added]);
      goOn();
    },
    retry,
    /** Takes out what no other try would bring in. */
    forgetRefused(): void {
      for (const { key, state } of photos) if (state.status === 'failed' && !mayArriveLater(state.error)) leave(key);
    },
    /** Begins again what failed without a connection. */
    sendAgain(): void {
      for (const { key, state } of photos) if (state.status === 'failed' && isOffline(state.error)) retry(key);
    },
    /** What is all away may be kept by the server, whoever hangs up: its answer is awaited. */
    cancel(key: string): void {
      const photo = find(key);
      if (!photo) return;
      if (photo.state.status !== 'sending' || photo.state.share < 1) running.get(key)?.abort();
      leave(key);
      if (!running.has(key)) letGo(photo);
    },
  };
}
