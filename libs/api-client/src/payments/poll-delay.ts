const FIRST = 2_000;
const LONGEST = 10_000;
const GROWTH = 1.25;

/** Milliseconds after which a page stops asking about a pending payment (contract H3: ten minutes). */
export const POLL_FOR = 600_000;

const delayAfter = (polls: number): number => Math.min(LONGEST, FIRST * GROWTH ** polls);

/** Milliseconds until the next question after so many answers: from 2 s growing to 10 s, and false once ten minutes are over. */
export function pollDelay(polls: number): number | false {
  let waited = 0;
  for (let poll = 0; poll < polls; poll++) waited += delayAfter(poll);
  return waited < POLL_FOR ? delayAfter(polls) : false;
}
