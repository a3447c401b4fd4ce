import { afterEach, expect, test, vi } from 'vitest';
import { isTimeZone, ownTimeZone } from './time-zone.ts';

test.each([
  ['Europe/Copenhagen', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
])('%s: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});

afterEach(() => vi.restoreAllMocks());

test.each([
  ['Europe/Copenhagen', 'Europe/Copenhagen'],
  ['Etc/Unknown', undefined],
])('a machine whose zone is named %s is in %s', (named, zone) => {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...real.call(this), timeZone: named };
  });
  expect(ownTimeZone()).toBe(zone);
});
