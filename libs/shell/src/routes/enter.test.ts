import { expect, it } from 'vitest';
import { routeArguments } from '../testing/route-arguments.ts';
import { action, loader } from './enter.tsx';

/** Where a browser is led on, once its answer to the entry warning was taken. */
function goOn(next: string | null, cookie = ''): string | null {
  const address = next === null ? '/enter' : `/enter?next=${encodeURIComponent(next)}`;
  return loader(routeArguments({ address, headers: { cookie } })).headers.get('location');
}
const kept = 'locale=en; entry_warning=passed';

it('goes on to where it stood, and only there', () => {
  expect(goOn('/members?interests=wine,art', kept)).toBe('/members?interests=wine,art');
  for (const next of ['//elsewhere.example', '/.//elsewhere.example', '/..//elsewhere.example/login'])
    expect([goOn(next, kept), goOn(next)?.startsWith('//')]).toEqual(['/', false]);
  expect(goOn(null)).toBe('/');
});

it('tells a browser that kept no cookie, until it keeps one', () => {
  expect(goOn('/members?page=2')).toBe('/members?page=2&no_cookies=1');
  expect(goOn('/members?page=2&no_cookies=1', 'entry_warning=')).toBe('/members?page=2&no_cookies=1');
  expect(goOn('/members?page=2&no_cookies=1', kept)).toBe('/members?page=2');
});

it.each([
  ['https://parlour.example', '; Secure'],
  ['http://parlour.localhost', ''],
])('remembers the answer, over TLS alone where the site is: %s', async (origin, secure) => {
  const answer = await action(routeArguments({ address: '/enter', posted: {}, changes: { origin } }));
  expect(answer.headers.getSetCookie()).toEqual([
    `entry_warning=passed; Max-Age=31536000; Path=/; HttpOnly${secure}; SameSite=Lax`,
  ]);
});
