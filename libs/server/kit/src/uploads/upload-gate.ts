import { refuse, type CallRefusal } from '../calls/refusal.ts';

export interface UploadGateLimits {
  /** Bytes of uploads in memory at once, of all members and of each. */
  most: number;
  mostOfOne: number;
  /** Milliseconds that somebody waits for room. */
  patience: number;
}

/** Keeps small what uploads take of the memory at once; who comes later waits before any byte is read. */
export interface UploadGate {
  /**
   * Waits for room, which is free again when the request has ended, and the work on it.
   *
   * @param bytes the most that the body may turn out to have
   * @throws rate_limited where none came free in time, bad_request where the request ended before
   */
  enter(owner: string, bytes: number, end: AbortSignal): Promise<void>;
}

/** The gate of one process, nobody inside. */
export function createUploadGate({ most, mostOfOne, patience }: UploadGateLimits): UploadGate {
  const inside = new Map<string, number>();
  const waiting = new Set<{ owner: string; bytes: number; admit(): void }>();
  const bytesOf = (owner: string): number => inside.get(owner) ?? 0;
  const total = (): number => inside.values().reduce((sum, bytes) => sum + bytes, 0);
  const hasRoom = (owner: string, bytes: number): boolean =>
    total() + bytes <= most && bytesOf(owner) + bytes <= mostOfOne;

  function take(owner: string, bytes: number, end: AbortSignal): void {
    inside.set(owner, bytesOf(owner) + bytes);
    end.addEventListener('abort', () => leave(owner, bytes), { once: true });
  }

  function leave(owner: string, bytes: number): void {
    if (bytesOf(owner) === bytes) inside.delete(owner);
    else inside.set(owner, bytesOf(owner) - bytes);
    for (const next of waiting) if (hasRoom(next.owner, next.bytes)) next.admit();
  }

  const wait = (owner: string, bytes: number, end: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => giveUp(refuse('rate_limited', { minutes: 1 })), patience);
      const gone = (): void => giveUp(refuse('bad_request'));
      const place = {
        owner,
        bytes,
        admit() {
          stopWaiting();
          take(owner, bytes, end);
          resolve();
        },
      };
      function stopWaiting(): void {
        clearTimeout(late);
        end.removeEventListener('abort', gone);
        waiting.delete(place);
      }
      function giveUp(refusal: CallRefusal): void {
        stopWaiting();
        reject(refusal);
      }
      end.addEventListener('abort', gone);
      waiting.add(place);
    });

  return {
    async enter(owner, bytes, end) {
      if (end.aborted) throw refuse('bad_request');
      if (hasRoom(owner, bytes)) return take(owner, bytes, end);
      await wait(owner, bytes, end);
      if (end.aborted) throw refuse('bad_request');
    },
  };
}
