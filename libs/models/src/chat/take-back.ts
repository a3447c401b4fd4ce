import { MINUTE } from '../durations.ts';

/** For how long somebody may take a message of their own back for both (contract E4 leaves the time open). */
export const TAKE_BACK_MINUTES = 60;

/** True where a message that was sent then may still be taken back for both. */
export const mayTakeBack = (sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() <= TAKE_BACK_MINUTES * MINUTE;
