/**
 * Seconds of `Retry-After` (contract part 1, rule 7) up to which clients make a call again by themselves; who is asked to wait
 * longer is told so instead. A refusal that must not be followed by a silent try names more.
 */
export const LONGEST_WAIT = 60;
