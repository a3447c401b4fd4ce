import { expect, test } from 'vitest';
import { brand as one } from '@parlour/app-default/settings';
import { brand as other } from '@parlour/app-she/settings';
import { refuseClashingBrands } from './refuse-clashing-brands.ts';

test('brands that have nothing in common may start', () => {
  expect(() => refuseClashingBrands([one, other])).not.toThrow();
});

test.each([
  ['name', { name: one.name }],
  ['domain', { domain: one.domain }],
])('a brand with the %s of another stops the start and is told of it', (key, taken) => {
  const start = () => refuseClashingBrands([one, { ...other, ...taken }]);
  expect(start).toThrow(new RegExp(`brand "(${one.id}|${other.id})" are wrong:\\n  ${key}: `));
});
