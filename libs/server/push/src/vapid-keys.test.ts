import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { newVapidKeys } from './vapid-keys.ts';

test('a private key is whole, and belongs to its public key, also where it begins with zeros', () => {
  for (let count = 0; count < 1_000; count += 1) {
    const { publicKey, privateKey } = newVapidKeys();
    expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    expect(pair.getPublicKey('base64url')).toBe(publicKey);
  }
});
