import { expect, test } from 'vitest';
import { openCountries } from './country-of.ts';

test('an IPv4 address has its country however the socket writes it', async () => {
  const countryOf = await openCountries();
  const country = countryOf('8.8.8.8');
  expect(country).toMatch(/^[A-Z]{2}$/);
  expect(countryOf('::ffff:8.8.8.8')).toBe(country);
  expect([countryOf('127.0.0.1'), countryOf('fe80::1%eth0')]).toEqual([null, null]);
});
