import { expect, test } from 'vitest';
import { findFitting, hashPassword, passwordFits } from './password-hash.ts';

test('an accented letter is the same in a password, however a device puts it together', async () => {
  const [composed, apart] = ['caf\u00E9 noir', 'cafe\u0301 noir'];
  expect(await passwordFits(apart, await hashPassword(composed))).toBe(true);
  expect(await findFitting(composed, [await hashPassword(apart)])).toBe(0);
  expect(await passwordFits('cafe noir', await hashPassword(composed))).toBe(false);
});
