import { expect, test } from 'vitest';
import { StatementNames } from './statement-names.ts';

test('a statement is named at its third use, and keeps the name', () => {
  const names = new StatementNames();
  expect([1, 2, 3, 4].map(() => names.nameOf('select 1'))).toEqual([undefined, undefined, 'parlour_0', 'parlour_0']);
});

test('statements of ever new length use up neither names nor memory', () => {
  const names = new StatementNames();
  for (let use = 0; use < 3; use++) names.nameOf('often');
  for (let index = 0; index < 10_000; index++) names.nameOf(`in list ${index}`);
  expect(names.nameOf('often')).toBe('parlour_0');
  expect([1, 2, 3].map(() => names.nameOf('later'))).toEqual([undefined, undefined, 'parlour_1']);
});

test('where all names are given, further statements go without', () => {
  const names = new StatementNames();
  for (let index = 0; index < 600; index++) for (let use = 0; use < 3; use++) names.nameOf(`statement ${index}`);
  expect(names.nameOf('statement 499')).toBe('parlour_499');
  expect(names.nameOf('statement 500')).toBeUndefined();
});
