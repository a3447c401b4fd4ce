import { expect, it } from 'vitest';
import { isTooLargeAddress, tooLargeAddress, withoutTooLarge } from '@parlour/contract/profile/too-large-upload';

it('a photo that was too large to be read is told of by the address that leads back to its page, until that has said so', () => {
  const address = tooLargeAddress('/de/complete-signup?step=photo');
  expect(address).toBe('/de/complete-signup?step=photo&too_large=1');
  expect(tooLargeAddress(address)).toBe(address);
  const url = new URL(`${address}#photo`, 'http://parlour.localhost');
  expect(isTooLargeAddress(url.searchParams)).toBe(true);
  expect(withoutTooLarge(url.href)).toBe('http://parlour.localhost/de/complete-signup?step=photo#photo');
});
