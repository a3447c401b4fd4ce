import { earliestDay, latestDay } from '../geography/country-days.ts';

/**
 * The days of a return as a buyer reads them, YYYY-MM-DD: when it was paid, and the last on which it may go back.
 *
 * @param until the last moment of that day in the country
 */
export const returnPeriod = (country: string, paid: Date, until: Date): { paidOn: string; lastDay: string } => ({
  paidOn: latestDay(country, paid),
  lastDay: earliestDay(country, until),
});
