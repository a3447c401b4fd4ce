import { expect, test } from 'vitest';
import { withMarks } from './with-marks.ts';

const site = 'https://parlour.example';

test.each([
  ['/members?network=n&ref=r', '/login?next=%2Fmembers', '/login?next=%2Fmembers&network=n&ref=r'],
  ['/landers/x?ref=r', '/signup', '/signup?ref=r'],
  ['/members?sub1=a%20b%26c', `${site}/login`, `${site}/login?sub1=a+b%26c`],
  ['/landers/x?utm_source=n&gclid=3', '/signup', '/signup?utm_source=n&gclid=3'],
  ['/members?page=2&ref=r&lb', '/login#top', '/login?ref=r&lb=#top'],
])('%s leads to %s as %s', (asked, target, marked) => {
  expect(withMarks(target, site + asked)).toBe(marked);
});

test.each([
  ['of another site', '/members?ref=r', 'https://pay.example/order?id=7'],
  ['of another site, without its scheme', '/members?ref=r', '//pay.example/order'],
  ['that has the mark already', '/members?ref=r', '/login?ref=own'],
  ['of a link without marks', '/members?page=2', '/login?next=%2Fmembers%3Fpage%3D2'],
])('an address %s stays as it is', (_, asked, target) => {
  expect(withMarks(target, site + asked)).toBe(target);
});
