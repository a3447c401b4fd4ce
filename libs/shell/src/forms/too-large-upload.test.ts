import { expect, it } from 'vitest';
import { tooLargeAddress } from '@parlour/contract/profile/too-large-upload';
import { refusedUpload } from './too-large-upload.ts';

it('a photo that was too large to be read is refused by the page that its address leads back to', () => {
  const address = tooLargeAddress('/de/complete-signup?step=photo');
  expect(address).toBe('/de/complete-signup?step=photo&too_large=1');
  expect(tooLargeAddress(address)).toBe(address);
  const { searchParams } = new URL(address, 'http://parlour.localhost');
  expect(refusedUpload(searchParams, 10)?.failure).toEqual({ code: 'photo_too_large', params: { mb: 10 } });
  expect(refusedUpload(new URLSearchParams('step=photo'), 10)).toBeUndefined();
});
