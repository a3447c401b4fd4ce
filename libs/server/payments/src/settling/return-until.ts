import { setImmediate as nextTurn } from 'node:timers/promises';
import type { default as Calendar, HolidaysTypes } from 'date-holidays';
import { daysLater } from '@parlour/models/day';
import { DAY } from '@parlour/models/durations';
import { countryDayEnds, latestDay } from '@parlour/models/geography/country-days';

/**
 * The last moment at which a purchase may be returned. The days are counted from the one after the payment. The last is
 * a whole one for everybody in the buyer's country; where that is a Saturday, a Sunday or a public holiday, it is the next
 * working day (Regulation (EEC) 1182/71, article 3, which recital 41 of Directive 2011/83/EU names).
 *
 * @param days the brand's `refund_days`
 */
export async function returnUntil(country: string, paid: Date, days: number): Promise<Date> {
  let last = daysLater(latestDay(country, paid), days);
  while (isWeekend(last) || (await holidaysOf(country, last.slice(0, 4))).has(last)) last = daysLater(last, 1);
  return new Date(countryDayEnds(country, last).getTime() - 1);
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());

const kept = new Map<string, Promise<ReadonlySet<string>>>();

function holidaysOf(country: string, year: string): Promise<ReadonlySet<string>> {
  const known = kept.get(`${country} ${year}`);
  if (known) return known;
  const found = findHolidays(country, Number(year));
  kept.set(`${country} ${year}`, found);
  // The next purchase tries anew.
  found.catch(() => kept.delete(`${country} ${year}`));
  return found;
}

/**
 * The days of a year that count as holidays, YYYY-MM-DD, also those of one part of the country alone: where in it its buyer lives
 * is not known. What the library calls a holiday of banks or schools is by some laws no working day either: Good Friday in the
 * Netherlands (Algemene termijnenwet, article 3), the eves in Sweden (lag 1930:173, 2 §). Of a country that it does not know, none.
 */
async function findHolidays(country: string, year: number): Promise<ReadonlySet<string>> {
  // It takes 50 MB, which a server that sells nothing does not need.
  const { default: Holidays } = await import('date-holidays');
  const days = new Set<string>();
  for (const place of placesOf(country, new Holidays(country))) {
    // All states of the USA take a second.
    await nextTurn();
    for (const holiday of new Holidays(place).getHolidays(year))
      if (holiday.type !== 'observance') addDays(days, holiday);
  }
  return days;
}

const placesOf = (country: string, calendar: Calendar): HolidaysTypes.Country[] => [
  { country },
  ...Object.keys(calendar.getStates(country) ?? {}).flatMap((state) => [
    { country, state },
    ...Object.keys(calendar.getRegions(country, state) ?? {}).map((region) => ({ country, state, region })),
  ]),
];

/** A holiday may last for days, or begin at noon; one on which the clocks change has 23 or 25 hours. */
function addDays(days: Set<string>, { date, start, end }: HolidaysTypes.Holiday): void {
  const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY));
  for (let day = 0; day < length; day += 1) days.add(daysLater(date.slice(0, 10), day));
}
