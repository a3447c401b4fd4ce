import { expect, it } from 'vitest';
import { member, visitor } from '@parlour/testing/page-data';
import { routeArguments } from '../testing/route-arguments.ts';
import { action } from './lang-config.tsx';

/** Chooses Dutch without JavaScript; gives the cookies of the page’s own answer, and what the API was asked beside who it is. */
async function choose(user: object, origin = 'https://parlour.example') {
  const posted = { language: 'nl' };
  const sent = routeArguments({ address: '/language', posted, user, answer: () => undefined, changes: { origin } });
  const answer = await action(sent);
  const asked = sent.asked.map(({ call }) => call.method).filter((method) => method !== 'GET');
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
