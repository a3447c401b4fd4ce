import { expect, test } from 'vitest';
import { photoSignatureHolds, signPhoto } from './photo-signature.ts';

const grant = { brand: 'she', photoId: 'p1', size: 'card', subject: 'everyone', expires: 1_764_342_000 } as const;
const before = new Date(1_764_341_000_000);
const holds = (signature: string, now = before): boolean => photoSignatureHolds('hush', grant, signature, now);

test('an address that was handed out by an earlier release holds until it ends', () => {
  const signature = signPhoto('hush', grant)('card');
  expect(signature).toBe('poBZ_JaiGU3xWgNv');
  expect(holds(signature)).toBe(true);
  expect(holds(signature, new Date(1_764_342_000_000))).toBe(false);
});

test('a signature of another size, key or length does not hold', () => {
  const signature = signPhoto('hush', grant)('card');
  const strange = [signPhoto('hush', grant)('thumb'), signPhoto('other', grant)('card'), signature.slice(1), '', 'é'];
  expect(strange.map((each) => holds(each))).toEqual(strange.map(() => false));
});
