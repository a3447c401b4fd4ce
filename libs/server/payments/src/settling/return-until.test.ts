import Calendar from 'date-holidays';
import { expect, test, vi } from 'vitest';
import { returnPeriod } from '@parlour/models/payments/return-period';
import { returnUntil } from './return-until.ts';

test.each([
  ['at once', 'NL', '2026-07-01T09:00:00Z', '2026-07-15T21:59:59.999Z', '2026-07-01', '2026-07-15'],
  ['in the last hour of a day', 'NL', '2026-07-01T21:30:00Z', '2026-07-15T21:59:59.999Z', '2026-07-01', '2026-07-15'],
  ['over the end of summer time', 'NL', '2026-10-20T21:59:00Z', '2026-11-03T22:59:59.999Z', '2026-10-20', '2026-11-03'],
  ['over its beginning', 'NL', '2026-03-16T22:30:00Z', '2026-03-30T21:59:59.999Z', '2026-03-16', '2026-03-30'],
  [
    'where a country has several times',
    'US',
    '2026-07-01T04:30:00Z',
    '2026-07-16T09:59:59.999Z',
    '2026-07-01',
    '2026-07-15',
  ],
])('fourteen days end with the last of them: %s', async (_, country, paidAt, until, paidOn, lastDay) => {
  const paid = new Date(paidAt);
  const end = await returnUntil(country, paid, 14);
  expect(end.toISOString()).toBe(until);
  expect(returnPeriod(country, paid, end)).toEqual({ paidOn, lastDay });
});

test.each([
  ['a Friday is one', 'NL', '2026-07-03', '2026-07-17'],
  ['a Saturday', 'NL', '2026-07-04', '2026-07-20'],
  ['a Sunday', 'NL', '2026-07-05', '2026-07-20'],
  ['Christmas, a Sunday and what follows', 'NL', '2027-12-11', '2027-12-27'],
  ['Christmas on working days', 'NL', '2028-12-11', '2028-12-27'],
  ['New Year of the year after', 'NL', '2026-12-18', '2027-01-04'],
  ['Good Friday up to Easter Monday', 'DE', '2026-03-20', '2026-04-07'],
  ['Easter Monday', 'NL', '2026-03-23', '2026-04-07'],
  ['Good Friday, on which its offices work', 'NL', '2026-03-20', '2026-04-07'],
  ['Liberation Day', 'NL', '2026-04-21', '2026-05-06'],
  ['the eve of Christmas up to its second day', 'SE', '2026-12-10', '2026-12-28'],
  ['Midsummer’s Eve', 'FI', '2026-06-05', '2026-06-22'],
  ['a Tuesday after it', 'NL', '2026-03-24', '2026-04-07'],
  ['a holiday of Bavaria and others', 'DE', '2026-05-21', '2026-06-05'],
  ['a holiday of one canton', 'CH', '2026-03-26', '2026-04-10'],
  ['the same day elsewhere', 'NL', '2026-05-21', '2026-06-04'],
  ['a day that is kept in place of a Saturday', 'GB', '2026-12-14', '2026-12-29'],
  ['a holiday of 25 hours, and not the day after it', 'AT', '2031-10-12', '2031-10-27'],
  ['four days of feasting', 'SA', '2026-03-05', '2026-03-23'],
  ['a country of which no holiday is known', 'ZZ', '2026-12-11', '2026-12-25'],
])('a return ends on a working day: %s', async (_, country, paidOn, lastDay) => {
  const paid = new Date(`${paidOn}T11:00Z`);
  expect(returnPeriod(country, paid, await returnUntil(country, paid, 14))).toEqual({ paidOn, lastDay });
});

test('a calendar that could not be read once is read at the next purchase', async () => {
  const paid = new Date('2026-12-11T11:00Z');
  const read = vi.spyOn(Calendar.prototype, 'getHolidays').mockImplementationOnce(() => {
    throw new Error('no file handle was left');
  });
  await expect(returnUntil('IE', paid, 14)).rejects.toThrow('no file handle');
  expect(returnPeriod('IE', paid, await returnUntil('IE', paid, 14)).lastDay).toBe('2026-12-29');
  read.mockRestore();
});
