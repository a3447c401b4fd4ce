export interface Throttle {
  /** True at most once in the time, for each key. */
  take(key: string, now: Date): boolean;
  /** Lets the key through again at once. */
  forget(key: string): void;
}

/** From so many keys on those whose time is over are forgotten. */
const KEPT = 10_000;

/** Lets an act of a key through at most once in so many milliseconds, by the clock it is given. Forgets what is over. */
export function createThrottle(milliseconds: number): Throttle {
  const until = new Map<string, number>();
  return {
    take(key, now) {
      const time = now.getTime();
      if ((until.get(key) ?? 0) > time) return false;
      if (until.size >= KEPT) for (const [old, end] of until) if (end <= time) until.delete(old);
      until.set(key, time + milliseconds);
      return true;
    },
    forget: (key) => void until.delete(key),
  };
}
