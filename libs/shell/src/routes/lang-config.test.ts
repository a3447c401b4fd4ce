import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { member, visitor } from '@parlour/testing/page-data';
import { pageContext, type PageContext } from '../page-context.ts';
import { pageQueries } from '../page-queries.ts';
import { action } from './lang-config.tsx';

/** Chooses Dutch without JavaScript; gives the cookies of the page’s own answer, and what the API was asked beside who it is. */
async function choose(user: unknown, origin = 'https://parlour.example') {
  const values = new FormData();
  values.set('language', 'nl');
  const transport = vi.fn(async (_: { call: { method: string } }) => user);
  const context = new RouterContextProvider();
  context.set(pageContext, {
    transport,
    queries: pageQueries(transport as never),
    origin,
    readForm: async () => ({ values, idempotencyKey: 'key' }),
  } as unknown as PageContext);
  const answer = await action({ context, params: {}, request: new Request(`${origin}/language`) } as never);
  const asked = transport.mock.calls.map(([{ call }]) => call.method).filter((method) => method !== 'GET');
  return { cookies: answer instanceof Response ? answer.headers.getSetCookie() : null, asked };
}

it('a visitor’s language is kept by the page, over TLS alone where the site is', async () => {
  expect(await choose(visitor)).toEqual({
    cookies: ['locale=nl; Max-Age=31536000; Path=/; Secure; SameSite=Lax'],
    asked: [],
  });
  expect((await choose(visitor, 'http://parlour.localhost')).cookies).toEqual([
    'locale=nl; Max-Age=31536000; Path=/; SameSite=Lax',
  ]);
});

it('a member’s is saved, and kept once: by the answer of that', async () => {
  expect(await choose(member())).toEqual({ cookies: [], asked: ['PUT'] });
});
