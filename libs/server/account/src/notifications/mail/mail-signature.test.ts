import { expect, test } from 'vitest';
import { readMailEvents, signMailEvents } from './mail-signature.ts';

const signed = 'eyJzaWduZWRfYXQiOjE3NjQzNDAwMDAsImV2ZW50cyI6W119.FfqnM5cmwYcqkfpe41IDSAvLu6Aft7OjU80AHY6m0XI';
const now = new Date(1_764_340_000_000);

test('the signature of the mail service is what its contract says, and no other is believed', () => {
  expect(signMailEvents({ signed_at: 1_764_340_000, events: [] }, 'hush')).toBe(signed);
  expect(readMailEvents(signed, 'hush', now)).toEqual([]);
  for (const [strange, key] of [
    [signed, 'another'],
    [signed, null],
    [signed.slice(0, -2), 'hush'],
    [signed.split('.')[0]!, 'hush'],
  ] as const)
    expect(readMailEvents(strange, key, now)).toBeNull();
});
