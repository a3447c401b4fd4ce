import { expect, test } from 'vitest';
import { quietly } from './quietly.ts';

test('what is not tried again is told of, whatever was told before, and so is the same of another brand', () => {
  const told: [string | undefined, boolean | undefined][] = [];
  const hear = quietly(({ brand, last }) => void told.push([brand, last]));
  for (const [brand, last] of [
    ['one', false],
    ['one', false],
    ['other', false],
    ['one', true],
    ['one', true],
  ] as const)
    hear({ job: 'send-mail', brand, last, error: Object.assign(new Error('nobody there'), { code: 'ECONNECTION' }) });
  expect(told).toEqual([
    ['one', false],
    ['other', false],
    ['one', true],
    ['one', true],
  ]);
});
