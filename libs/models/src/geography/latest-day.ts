import { dayIn } from '../day.ts';

/**
 * The calendar day, YYYY-MM-DD, of a moment for people in a country; of the UTC where its time zones are not known. Of several zones
 * the latest day counts, so that a last day is never said to be one too early.
 */
export function latestDay(country: string, moment: Date): string {
  const days = zonesOf(country).map((zone) => dayIn(zone, moment));
  return days.toSorted().at(-1) ?? dayIn('UTC', moment);
}

/** A method of newer engines, a property of older ones (Node 22). */
function zonesOf(country: string): readonly string[] {
  const region: { getTimeZones?(): string[] | undefined; timeZones?: string[] } = new Intl.Locale('und', {
    region: country,
  });
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}
