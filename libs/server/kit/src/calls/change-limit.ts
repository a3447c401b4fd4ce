import { minutesOf } from '@parlour/models/wait-after';

/** How often somebody may do a thing in a time; kept in this process, because a restart may well forgive. */
export interface ChangeLimit {
  /** The minutes to wait where one more would be one too many, else null. */
  wait(key: string, now: Date): number | null;
  /** Counts one more; answers the minutes to wait, and counts nothing, where that is one too many, else null. */
  take(key: string, now: Date): number | null;
  /** Takes back one that was counted at that moment: it turned out to be none. */
  giveBack(key: string, takenAt: Date): void;
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

  const recentOf = (key: string, now: Date): number[] =>
    (taken.get(key) ?? []).filter((at) => at > now.getTime() - milliseconds);

  function wait(key: string, now: Date): number | null {
    const recent = recentOf(key, now);
    const first = recent[0];
    return first !== undefined && recent.length >= most ? minutesOf(first + milliseconds - now.getTime()) : null;
  }

  return {
    wait,
    take(key, now) {
      sweep(now.getTime());
      const minutes = wait(key, now);
      if (minutes === null) taken.set(key, [...recentOf(key, now), now.getTime()]);
      return minutes;
    },
    giveBack(key, takenAt) {
      const times = taken.get(key) ?? [];
      const place = times.indexOf(takenAt.getTime());
      if (place >= 0) taken.set(key, times.toSpliced(place, 1));
    },
  };
}
