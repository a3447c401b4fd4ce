import { isDay } from '../../day.ts';

/** Nobody living is older; a date before this is a slip of the finger. */
const OLDEST = 120;

export type DateOfBirthVerdict = { ok: true } | { ok: false; refusal: 'dob_invalid' | 'dob_too_young' };

// Making one costs as much as a small query, and a page of cards asks for every card.
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, made);
  return made;
}

/** The calendar day, YYYY-MM-DD, that people in the time zone are living in. */
export const dayIn = (timeZone: string, now: Date): string => calendarOf(timeZone).format(now);

/** Whole years between two calendar days, YYYY-MM-DD. A birthday counts from its first minute; 29 February falls on 1 March. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) >= from.slice(5) ? years : years - 1;
}

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
