/** How often somebody may do a thing in a time; kept in this process, because a restart may well forgive. */
export interface ChangeLimit {
  /** Counts one more; answers the minutes to wait where that is one too many, else null. */
  take(key: string, now: Date): number | null;
}

const MINUTE = 60_000;

export function createChangeLimit(most: number, milliseconds: number): ChangeLimit {
  const taken = new Map<string, number[]>();
  return {
    take(key, now) {
      const recent = (taken.get(key) ?? []).filter((at) => at > now.getTime() - milliseconds);
      const first = recent[0];
      if (first !== undefined && recent.length >= most)
        return Math.ceil((first + milliseconds - now.getTime()) / MINUTE);
      taken.set(key, [...recent, now.getTime()]);
      return null;
    },
  };
}
