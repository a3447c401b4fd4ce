const FIRST = 2_000;
const LONGEST = 10_000;

/** Milliseconds after which a page stops asking about a pending payment (contract H3: ten minutes). */
export const POLL_FOR = 600_000;

/** Milliseconds until the next question of a page that has waited so long: from 2 s growing to 10 s, and false once ten minutes are over. */
export const pollDelay = (waited: number): number | false => waited < POLL_FOR && Math.min(LONGEST, FIRST + waited / 4);
