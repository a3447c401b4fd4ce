import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

/** The id of a thing of the demo world that came to be at a time: the same for the same seed and time. */
export function seededId(seed: string, at: Date): string {
  return v7({ msecs: at.getTime(), random: createHash('sha256').update(seed).digest().subarray(0, 16) });
}
