import { dayIn, isDay, yearsBetween } from '../../day.ts';

/** Nobody living is older; a date before this is a slip of the finger. */
const OLDEST = 120;

export type DateOfBirthVerdict = { ok: true } | { ok: false; refusal: 'dob_invalid' | 'dob_too_young' };

/** Age in whole years on the brand's calendar. */
export function ageOn(dateOfBirth: string, now: Date, timeZone: string): number {
  return yearsBetween(dateOfBirth, dayIn(timeZone, now));
}

/** May somebody born on this day join? The brand's time zone says what day it is (spec section 5). */
export function mayJoinAtAge(dateOfBirth: string, minAge: number, now: Date, timeZone: string): DateOfBirthVerdict {
  if (!isDay(dateOfBirth)) return { ok: false, refusal: 'dob_invalid' };
  const age = ageOn(dateOfBirth, now, timeZone);
  if (age < 0 || age > OLDEST) return { ok: false, refusal: 'dob_invalid' };
  return age < minAge ? { ok: false, refusal: 'dob_too_young' } : { ok: true };
}
