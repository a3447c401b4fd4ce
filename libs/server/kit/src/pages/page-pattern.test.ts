import { matchRoutes } from 'react-router';
import { addresses } from '@parlour/contract/addresses';
import { expect, test } from 'vitest';
import { pagePattern } from './page-pattern.ts';

const patterns = Object.values(addresses).map(({ pattern }) => pattern);
const routes = patterns.map((path) => ({ path }));

test.each(patterns)('an address of %s is known as the router knows it', (pattern) => {
  const full = pattern.replaceAll(/:\w+\??/g, 'b0f3');
  const short = pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'b0f3');
  for (const path of [full, short, `${full}/`, full.toUpperCase()])
    expect(pagePattern(path, '/')).toBe(matchRoutes(routes, path)?.at(-1)?.route.path);
});

test.each([
  ['/', '/', '/'],
  ['/_root.data', '/', '/'],
  ['/members/0b7.data', '/', '/members/:id'],
  ['/de', '/de', '/'],
  ['/de/members', '/de', '/members'],
  ['/de/members.data', '/de', '/members'],
  ['/wp-admin/secret', '/', '*'],
  ['/members/0b7/nothing', '/', '*'],
])('%s below %s is %s', (path, basename, pattern) => {
  expect(pagePattern(path, basename)).toBe(pattern);
});
