import type { ChosenPhoto } from '@parlour/api-client/profile/photo-file/chosen-photo';

/** One file on its way into the album. */
export interface QueuedPhoto extends ChosenPhoto {
  /** Also its idempotency key: sent again, it is still one photo. */
  key: string;
  /** Address of the file for as long as it stands here. */
  preview: string;
  state: { status: 'waiting' } | { status: 'sending'; share: number } | { status: 'failed'; error: unknown };
}

/** The files that stand in the queue, in the order they were chosen; whoever watches is told of every change. */
export function queuedPhotos() {
  let photos: readonly QueuedPhoto[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly QueuedPhoto[]): void => {
    photos = next;
    for (const listener of listeners) listener();
  };
  const find = (key: string): QueuedPhoto | undefined => photos.find((photo) => photo.key === key);
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    areWatched: (): boolean => listeners.size > 0,
    all: (): readonly QueuedPhoto[] => photos,
    find,
    add: (added: readonly QueuedPhoto[]): void => set([...photos, ...added]),
    mark: (key: string, state: QueuedPhoto['state']): void =>
      set(photos.map((photo) => (photo.key === key ? { ...photo, state } : photo))),
    leave(key: string): void {
      const gone = find(key);
      if (!gone) return;
      URL.revokeObjectURL(gone.preview);
      set(photos.filter((photo) => photo !== gone));
    },
  };
}
