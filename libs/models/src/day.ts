import { DAY } from './durations.ts';

/** The calendar day of a moment in UTC, YYYY-MM-DD. What people in a time zone call it, `dayIn` says. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

// Making a calendar costs as much as a small query, and a page of cards asks for every card.
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

/**
 * The moment at which a day, YYYY-MM-DD, ends: the first at which people in the time zone no longer call it that. Their
 * days have 23 or 25 hours where the clocks change, and a day begins at one o'clock where midnight is skipped.
 */
export function dayEnds(day: string, timeZone: string): Date {
  // From UTC+14 to UTC-12, and an hour more on either side.
  let [before, after] = [Date.parse(`${day}T09:00Z`), Date.parse(`${day}T13:00Z`) + DAY];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (inDigits(dayIn(timeZone, new Date(middle))) > inDigits(day)) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/** A day as a number: as text the year 10000 would come before 9999. */
const inDigits = (day: string): number => Number(day.replaceAll('-', ''));

/** The calendar day so many days after another, both YYYY-MM-DD. */
export const daysLater = (day: string, days: number): string =>
  utcDay(new Date(Date.parse(`${day}T00:00Z`) + days * DAY));

/** Is this text a day that the calendar has, YYYY-MM-DD? */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && utcDay(date) === text;
}

/** Whole years between two calendar days, YYYY-MM-DD. A birthday counts from its first minute; 29 February falls on 1 March. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) >= from.slice(5) ? years : years - 1;
}
