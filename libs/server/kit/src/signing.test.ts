import { expect, test } from 'vitest';
import { isSameSecret, signer } from './signing.ts';

const key = Buffer.from('a key of the tests');
const mine = signer(key, 'purpose');

test('what was signed once holds for ever: links in mails are opened after the next release', () => {
  expect(mine.sign('text')).toBe('E7sEEirkdfZgLsZZz0DRXw');
  expect(signer(key, 'purpose', 32).sign('text')).toBe('E7sEEirkdfZgLsZZz0DRX-Oo-xZfOMmtCfPfn8t_sao');
});

test('a signature holds for its text, its purpose and its length alone', () => {
  const signature = mine.sign('text');
  expect(mine.verify('text', signature)).toBe(true);
  expect(mine.verify('another', signature)).toBe(false);
  expect(signer(key, 'other').verify('text', signature)).toBe(false);
  expect(signer(key, 'purpose', 32).verify('text', signature)).toBe(false);
  expect(mine.verify('text', '')).toBe(false);
});

test('secrets of another length are not the same, and none is thrown about', () => {
  const right = Buffer.from('right');
  expect(['right', 'wrong', 'righ', ''].map((given) => isSameSecret(Buffer.from(given), right))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
