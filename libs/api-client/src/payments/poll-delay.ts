import { MINUTE, SECOND } from '@parlour/models/durations';

const FIRST = 2 * SECOND;
const LONGEST = 10 * SECOND;

/** Milliseconds after which a page stops asking about a pending payment (contract H3: ten minutes). */
export const POLL_FOR = 10 * MINUTE;

/**
 * Milliseconds until the next question of a page that has waited so long: from 2 s growing to 10 s, and false once ten minutes
 * are over.
 */
export const pollDelay = (waited: number): number | false => waited < POLL_FOR && Math.min(LONGEST, FIRST + waited / 4);
