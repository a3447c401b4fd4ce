import { refuse } from './refusal.ts';

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
   * Waits for a place; whoever got one gives it back by the answered function, more than once if need be.
   *
   * @throws rate_limited where none came free in time
   */
  enter(owner: string): Promise<() => void>;
}

export function createUploadGate({ most, mostOfOne, patience }: UploadGateLimits): UploadGate {
  const inside = new Map<string, number>();
  const waiting = new Set<{ owner: string; admit(): void }>();
  const numberOf = (owner: string): number => inside.get(owner) ?? 0;
  const total = (): number => inside.values().reduce((sum, number) => sum + number, 0);
  const hasPlace = (owner: string): boolean => total() < most && numberOf(owner) < mostOfOne;

  function take(owner: string): () => void {
    inside.set(owner, numberOf(owner) + 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      if (numberOf(owner) === 1) inside.delete(owner);
      else inside.set(owner, numberOf(owner) - 1);
      for (const next of waiting) if (hasPlace(next.owner)) next.admit();
    };
  }

  const wait = (owner: string): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        waiting.delete(place);
        reject(refuse('rate_limited', { minutes: 1 }));
      }, patience);
      const place = {
        owner,
        admit() {
          clearTimeout(giveUp);
          waiting.delete(place);
          resolve(take(owner));
        },
      };
      waiting.add(place);
    });

  return { enter: async (owner) => (hasPlace(owner) ? take(owner) : wait(owner)) };
}
