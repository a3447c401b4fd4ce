import { expect, it, test } from 'vitest';
import { dayEnds, dayIn, isDay, utcDay } from './day.ts';

test('a moment is of the day that UTC has', () => {
  expect(utcDay(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22');
});

test('a moment is of the day that a time zone has', () => {
  expect(dayIn('Europe/Amsterdam', new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
});

it.each([
  ['at the midnight of its time zone', '2026-11-21', 'Europe/Berlin', '2026-11-21T23:00:00.000Z'],
  ['after 23 hours in spring', '2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['after 25 hours in autumn', '2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['at one o’clock where midnight is skipped', '2026-04-23', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['at the first midnight of the world', '2026-11-21', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
  ['at the last midnight of the world', '2026-11-21', 'Etc/GMT+12', '2026-11-22T12:00:00.000Z'],
  ['before a year of five digits', '9999-12-31', 'Europe/Berlin', '9999-12-31T23:00:00.000Z'],
])('a day ends: %s', (_where, day, timeZone, end) => {
  expect(dayEnds(day, timeZone).toISOString()).toBe(end);
});

it.each(['2026-11-21', '2028-02-29', '0001-01-01'])('%s is a day', (text) => expect(isDay(text)).toBe(true));

it.each([
  '2026-02-29',
  '2026-13-01',
  '2026-11-31',
  '2026-1-1',
  '26-11-21',
  '2026-11-21T10:00',
  '2026-11-21\n',
  'never',
  '',
])('%j is none', (text) => expect(isDay(text)).toBe(false));
