import { expect, test } from 'vitest';
import { MAX_PAGES } from '@parlour/models/members/search-limits';
import { pageIn } from './address-numbers.ts';

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=900', MAX_PAGES],
  ['page=two', 1],
  ['page=1.5', 1],
])('an address names a page of a list, the first where it names none, and none behind the last: %s', (text, page) => {
  expect(pageIn(new URLSearchParams(text))).toBe(page);
  expect(pageIn(new URLSearchParams(text.replace('page', 'outside')), 'outside')).toBe(page);
});
