import { brand as one } from '@parlour/app-default/settings';
import { brand as other } from '@parlour/app-she/settings';
import { sisterOf } from '@parlour/testing/sister-of';
import { expect, test, vi } from 'vitest';
import { warnOfNamings } from './warn-of-namings.ts';

const told = (...brands: Parameters<typeof warnOfNamings>[0]) => {
  const warn = vi.fn<Parameters<typeof warnOfNamings>[1]>();
  warnOfNamings(brands, warn);
  return warn.mock.calls.map(([facts]) => facts);
};

test('a brand that names another is told of with both, and brands that do not are not', () => {
  expect(told(one, other)).toEqual([]);
  const quay = { ...sisterOf(one, 'Quay'), domain: 'group.example' };
  const naming = { brand: other.id, names: quay.id, at: ['support_email'] };
  expect(told(one, { ...other, support_email: 'help@group.example' }, quay)).toEqual([naming]);
});

test('what only a person can judge is left to the checks', () => {
  const welcome = { code: 'PARLOUR25', percentage: 10, days: 7 };
  expect(told(one, { ...other, welcome })).toEqual([]);
});
