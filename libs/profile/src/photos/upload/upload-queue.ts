import { ApiError } from '@parlour/api-client/api-error';
import { isOffline } from '@parlour/api-client/is-offline';
import type { ChosenPhoto } from '@parlour/api-client/profile/photo-file/chosen-photo';
import type { ErrorCode } from '@parlour/contract/error-codes';
import type { Image } from '@parlour/contract/types/image';
import { queuedPhotos, type QueuedPhoto } from './queued-photos.ts';
import { isKeptNowhere } from './send-held.ts';

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

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/**
 * Sends files one after the other, so that they stand in the album as they were chosen: several would share the same line. One that
 * fails stays with its file until it is sent again or left out.
 */
export function createUploadQueue({ send, newKey, ...ports }: UploadQueuePorts) {
  const photos = queuedPhotos();
  const running = new Map<string, AbortController>();
  /** Keys of photos of which all was away, while no answer has said whether the server keeps them. */
  const inDoubt = new Set<string>();

  const fail = (key: string, error: unknown): void => {
    photos.mark(key, { status: 'failed', error });
    if (!photos.areWatched()) ports.onFailedUnseen(error, photos.find(key)?.file);
  };

  const letGo = (photo: QueuedPhoto): void => {
    if (inDoubt.delete(photo.key)) ports.onStray(photo);
  };

  async function attempt(photo: QueuedPhoto): Promise<void> {
    const stop = new AbortController();
    running.set(photo.key, stop);
    const onProgress = (share: number): void => {
      if (share === 1) inDoubt.add(photo.key);
      if (!stop.signal.aborted) photos.mark(photo.key, { status: 'sending', share });
    };
    onProgress(0);
    try {
      const sent = await send(photo, { signal: stop.signal, onProgress });
      inDoubt.delete(photo.key);
      if (photos.find(photo.key)) ports.onSent(sent.photo, { file: photo.file, isSeen: photos.areWatched() });
      else ports.onSentInVain(sent.photo);
      photos.leave(photo.key);
    } catch (error) {
      if (isKeptNowhere(error)) inDoubt.delete(photo.key);
      if (photos.find(photo.key)) fail(photo.key, error);
      else letGo(photo);
    } finally {
      if (running.get(photo.key) === stop) running.delete(photo.key);
      goOn();
    }
  }

  function goOn(): void {
    const next = photos.all().find(({ state }) => state.status === 'waiting');
    if (next && running.size === 0) void attempt(next);
  }

  function retry(key: string): void {
    photos.mark(key, { status: 'waiting' });
    goOn();
  }

  return {
    subscribe: photos.subscribe,
    photos: photos.all,
    /** @param refusal why a file is not even tried, by its place among those that are; it stands in the queue with it */
    add(chosen: readonly ChosenPhoto[], refusal: (photo: ChosenPhoto, place: number) => unknown = () => null): void {
      let place = 0;
      const added = chosen.map((photo): QueuedPhoto => {
        const error = refusal(photo, place);
        const state = error ? ({ status: 'failed', error } as const) : ({ status: 'waiting' } as const);
        if (!error) place += 1;
        return { ...photo, key: newKey(), preview: URL.createObjectURL(photo.file), state };
      });
      photos.add(added);
      goOn();
    },
    retry,
    /** Takes out what no other try would bring in. */
    forgetRefused(): void {
      for (const { key, state } of photos.all())
        if (state.status === 'failed' && !mayArriveLater(state.error)) photos.leave(key);
    },
    /** Begins again what failed without a connection. */
    sendAgain(): void {
      for (const { key, state } of photos.all()) if (state.status === 'failed' && isOffline(state.error)) retry(key);
    },
    /** What is all away may be kept by the server, whoever hangs up: its answer is awaited. */
    cancel(key: string): void {
      const photo = photos.find(key);
      if (!photo) return;
      if (photo.state.status !== 'sending' || photo.state.share < 1) running.get(key)?.abort();
      photos.leave(key);
      if (!running.has(key)) letGo(photo);
    },
  };
}
