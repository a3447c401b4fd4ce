import { expect, test } from 'vitest';
import { returnPeriod } from './return-period.ts';

test.each([
  ['NL', '2026-07-01T21:59:00Z', '2026-07-15T21:59:59.999Z', '2026-07-01', '2026-07-15'],
  ['NL', '2026-07-01T22:00:00Z', '2026-07-16T21:59:59.999Z', '2026-07-02', '2026-07-16'],
  ['US', '2026-07-01T04:30:00Z', '2026-07-16T09:59:59.999Z', '2026-07-01', '2026-07-15'],
])('the days of a return are those of the country (%s)', (country, paid, until, paidOn, lastDay) => {
  expect(returnPeriod(country, new Date(paid), new Date(until))).toEqual({ paidOn, lastDay });
});
