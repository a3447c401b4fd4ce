import { expect, test } from 'vitest';
import { latestDay } from './latest-day.ts';

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
