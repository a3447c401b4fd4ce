import { refuse, type CallRefusal } from './refusal.ts';

export interface UploadGateLimits {
  /** Uploads in memory at once, of all members and of each. */
  most: number;
  mostOfOne: number;
  /** Milliseconds that somebody waits for a place. */
  patience: number;
}

/** Keeps the uploads that are in memory at once few; who comes later waits before any byte is read. */
export interface UploadGate {
  /**
   * Waits for a place, which is free again when the request has ended.
   *
   * @throws rate_limited where none came free in time, bad_request where the request ended before
   */
  enter(owner: string, end: AbortSignal): Promise<void>;
}

export function createUploadGate({ most, mostOfOne, patience }: UploadGateLimits): UploadGate {
  const inside = new Map<string, number>();
  const waiting = new Set<{ owner: string; admit(): void }>();
  const numberOf = (owner: string): number => inside.get(owner) ?? 0;
  const total = (): number => inside.values().reduce((sum, number) => sum + number, 0);
  const hasPlace = (owner: string): boolean => total() < most && numberOf(owner) < mostOfOne;

  function take(owner: string, end: AbortSignal): void {
    inside.set(owner, numberOf(owner) + 1);
    end.addEventListener('abort', () => leave(owner), { once: true });
  }

  function leave(owner: string): void {
    if (numberOf(owner) === 1) inside.delete(owner);
    else inside.set(owner, numberOf(owner) - 1);
    for (const next of waiting) if (hasPlace(next.owner)) next.admit();
  }

  const wait = (owner: string, end: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => giveUp(refuse('rate_limited', { minutes: 1 })), patience);
      const gone = (): void => giveUp(refuse('bad_request'));
      const place = {
        owner,
        admit() {
          stopWaiting();
          take(owner, end);
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
    async enter(owner, end) {
      if (end.aborted) throw refuse('bad_request');
      if (hasPlace(owner)) return take(owner, end);
      await wait(owner, end);
      if (end.aborted) throw refuse('bad_request');
    },
  };
}
