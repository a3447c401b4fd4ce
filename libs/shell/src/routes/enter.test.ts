import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageContext, type PageContext } from '../page-context.ts';
import { action, loader } from './enter.tsx';

/** Where a browser is led on, once its answer to the entry warning was taken. */
function goOn(next: string | null, cookie = ''): string | null {
  const address = next === null ? '/enter' : `/enter?next=${encodeURIComponent(next)}`;
  const request = new Request(`http://parlour.localhost${address}`, { headers: { cookie } });
  return loader({ request } as never).headers.get('location');
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
  const context = new RouterContextProvider();
  const readForm = async () => ({ values: new FormData(), idempotencyKey: 'key' });
  context.set(pageContext, { origin, readForm } as unknown as PageContext);
  const answer = await action({ context, params: {}, request: new Request(`${origin}/enter`) } as never);
  expect(answer.headers.getSetCookie()).toEqual([
    `entry_warning=passed; Max-Age=31536000; Path=/; HttpOnly${secure}; SameSite=Lax`,
  ]);
});
