import { expect, test } from 'vitest';
import { isVapidPair, newVapidKeys } from './vapid-keys.ts';

test('a private key is whole, and belongs to its public key, also where it begins with zeros', () => {
  for (let count = 0; count < 1_000; count += 1) {
    const keys = newVapidKeys();
    expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32);
    expect(isVapidPair(keys)).toBe(true);
  }
});

test('the private key of another pair, or one that is none, does not belong to a public key', () => {
  const { publicKey } = newVapidKeys();
  for (const privateKey of [newVapidKeys().privateKey, 'A'.repeat(43), ''])
    expect(isVapidPair({ publicKey, privateKey })).toBe(false);
});
