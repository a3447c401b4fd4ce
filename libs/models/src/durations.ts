/**
 * Lengths of time in milliseconds, which clocks and timers count by: `30 * SECOND`. What counts otherwise, such as cookies and
 * push services by seconds, divides by `SECOND`. A day of these is no day of a calendar where clocks are put forward or back.
 */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
