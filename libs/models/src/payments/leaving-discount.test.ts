import { expect, test } from 'vitest';
import { leavingPercentage } from './leaving-discount.ts';

test.each([
  ['25', 25],
  ['10%', 10],
  [' 5 % ', 5],
  ['0', null],
  ['100', null],
  ['a lot', null],
  [null, null],
])('%s means %s per cent', (setting, percentage) => expect(leavingPercentage(setting)).toBe(percentage));
