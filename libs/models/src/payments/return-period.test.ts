import { expect, test } from 'vitest';
import { returnPeriod, returnUntil } from './return-period.ts';

test.each([
  ['at once', 'NL', '2026-07-01T09:00:00Z', '2026-07-15T21:59:59.999Z', '2026-07-01', '2026-07-15'],
  ['in the last hour of a day', 'NL', '2026-07-01T21:30:00Z', '2026-07-15T21:59:59.999Z', '2026-07-01', '2026-07-15'],
  ['over the end of summer time', 'NL', '2026-10-20T21:59:00Z', '2026-11-03T22:59:59.999Z', '2026-10-20', '2026-11-03'],
  ['over its beginning', 'NL', '2026-03-20T22:30:00Z', '2026-04-03T21:59:59.999Z', '2026-03-20', '2026-04-03'],
  [
    'where a country has several times',
    'US',
    '2026-07-01T04:30:00Z',
    '2026-07-16T09:59:59.999Z',
    '2026-07-01',
    '2026-07-15',
  ],
])('fourteen days end with the last of them: %s', (_, country, paidAt, until, paidOn, lastDay) => {
  const paid = new Date(paidAt);
  const end = returnUntil(country, paid, 14);
  expect(end.toISOString()).toBe(until);
  expect(returnPeriod(country, paid, end)).toEqual({ paidOn, lastDay, days: 14 });
});
