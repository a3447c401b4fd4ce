import { expect, it, test } from 'vitest';
import { isDay, utcDay } from './day.ts';

test('a moment is of the day that UTC has', () => {
  expect(utcDay(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22');
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
