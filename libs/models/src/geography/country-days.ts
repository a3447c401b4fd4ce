import { dayEnds, dayIn } from '../day.ts';

/** A country of which no time zone is known lives by UTC. */
const daysIn = (country: string, moment: Date): string[] =>
  zonesOf(country)
    .map((zone) => dayIn(zone, moment))
    .toSorted();

/**
 * The calendar day, YYYY-MM-DD, of a moment for people in a country. Of several time zones the latest day counts, so that a last day
 * is never said to be one too early.
 */
export const latestDay = (country: string, moment: Date): string => daysIn(country, moment).at(-1)!;

/** As `latestDay`, but the earliest: the day of which `countryDayEnds` gives the last moment. */
export const earliestDay = (country: string, moment: Date): string => daysIn(country, moment)[0]!;

/** The first moment at which nobody in the country calls it that day, YYYY-MM-DD, any more. */
export const countryDayEnds = (country: string, day: string): Date =>
  new Date(Math.max(...zonesOf(country).map((zone) => dayEnds(day, zone).getTime())));

/** A method of newer engines, a property of older ones (Node 22). */
function zonesOf(country: string): readonly string[] {
  const region: { getTimeZones?(): string[] | undefined; timeZones?: string[] } = new Intl.Locale('und', {
    region: country,
  });
  const zones = region.getTimeZones?.() ?? region.timeZones ?? [];
  return zones.length > 0 ? zones : ['UTC'];
}
