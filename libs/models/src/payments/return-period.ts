import { daysBetween, daysLater } from '../day.ts';
import { countryDayEnds, earliestDay, latestDay } from '../geography/country-days.ts';

/**
 * The last moment at which a purchase may be returned. The days are counted from the one after the payment. The last is
 * a whole one for everybody in the buyer's country (Regulation (EEC) 1182/71, article 3).
 *
 * @param days the brand's `refund_days`
 */
export const returnUntil = (country: string, paid: Date, days: number): Date =>
  new Date(countryDayEnds(country, daysLater(latestDay(country, paid), days)).getTime() - 1);

/**
 * The days of a return as a buyer reads them: YYYY-MM-DD, and how many they were. Every purchase that was ever kept ends as
 * `returnUntil` says: nobody has run the product yet, and demo worlds are seeded anew.
 */
export function returnPeriod(
  country: string,
  paid: Date,
  until: Date,
): { paidOn: string; lastDay: string; days: number } {
  const paidOn = latestDay(country, paid);
  const lastDay = earliestDay(country, until);
  return { paidOn, lastDay, days: daysBetween(paidOn, lastDay) };
}
