import { minutesOf } from '@parlour/models/wait-after';

/** How often somebody may do a thing in a time; kept in this process, because a restart may well forgive. */
export interface ChangeLimit {
  /** Counts one more; answers the minutes to wait where that is one too many, else null. */
  take(key: string, now: Date): number | null;
}

/** So many times in any window of so many milliseconds, for each key. */
export function createChangeLimit(most: number, milliseconds: number): ChangeLimit {
  const taken = new Map<string, number[]>();
  let sweptAt = 0;

  /** Once a window, so that whoever stopped asking takes no room. */
  function sweep(time: number): void {
    if (time < sweptAt + milliseconds) return;
    sweptAt = time;
    for (const [key, times] of taken) if (times.every((at) => at <= time - milliseconds)) taken.delete(key);
  }

  return {
    take(key, now) {
      const time = now.getTime();
      sweep(time);
      const recent = (taken.get(key) ?? []).filter((at) => at > time - milliseconds);
      const first = recent[0];
      if (first !== undefined && recent.length >= most) return minutesOf(first + milliseconds - time);
      taken.set(key, [...recent, time]);
      return null;
    },
  };
}
