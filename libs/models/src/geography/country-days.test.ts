import { expect, test } from 'vitest';
import { countryDayEnds, earliestDay, latestDay } from './country-days.ts';

test.each([
  ['NL', '2026-07-01T23:30:00Z', '2026-07-02'],
  ['NL', '2026-07-01T21:30:00Z', '2026-07-01'],
  ['GB', '2026-01-01T23:30:00Z', '2026-01-01'],
  ['ES', '2026-07-01T22:30:00Z', '2026-07-02'],
  ['US', '2026-07-01T03:30:00Z', '2026-06-30'],
  ['US', '2026-07-01T04:30:00Z', '2026-07-01'],
  ['ZZ', '2026-07-01T23:30:00Z', '2026-07-01'],
])('%s at %s: %s', (country, moment, day) => {
  expect(latestDay(country, new Date(moment))).toBe(day);
});

test.each([
  ['NL', '2026-07-02', '2026-07-02T22:00:00.000Z'],
  ['NL', '2026-01-02', '2026-01-02T23:00:00.000Z'],
  ['US', '2026-07-02', '2026-07-03T10:00:00.000Z'],
  ['ZZ', '2026-07-02', '2026-07-03T00:00:00.000Z'],
])('%s: %s is over everywhere at %s, and is the day of the moment before', (country, day, end) => {
  const ends = countryDayEnds(country, day);
  expect(ends.toISOString()).toBe(end);
  expect(earliestDay(country, new Date(ends.getTime() - 1))).toBe(day);
});
