/** Oldest age that a search offers; whoever is older is found with it. */
export const oldestAge = 99;

export interface BirthDates {
  /** YYYY-MM-DD, not included; null where there is no upper age. */
  after: string | null;
  /** YYYY-MM-DD, included. */
  until: string;
}

/** The dates of birth of those who are from `youngest` to `oldest` years old on a day (YYYY-MM-DD). */
export function birthDatesOfAges(youngest: number, oldest: number, day: string): BirthDates {
  return { after: oldest >= oldestAge ? null : yearsBefore(day, oldest + 1), until: yearsBefore(day, youngest) };
}

/** The youngest of each band of ages. */
const bandStarts = [18, 30, 40, 50, 60, 70] as const;

/**
 * Ages from `youngest` to `oldest`, widened to whole bands. Whoever keeps the age back is found by these alone: a search may
 * tell the band, and never the age.
 */
export function bandsAround(youngest: number, oldest: number): { youngest: number; oldest: number } {
  return {
    youngest: bandStarts.findLast((start) => start <= youngest) ?? youngest,
    oldest: (bandStarts.find((start) => start > oldest) ?? oldestAge + 1) - 1,
  };
}

/** The same day of an earlier year; 28 February stands in where that year has no 29th. */
function yearsBefore(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) - years;
  const monthAndDay = day.endsWith('-02-29') && !isLeapYear(year) ? '-02-28' : day.slice(4);
  return `${String(year).padStart(4, '0')}${monthAndDay}`;
}

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
