import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test.each([
  ['Europe/Copenhagen', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
])('%s: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});
