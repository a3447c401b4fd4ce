import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { member, visitor } from '@parlour/testing/page-data';
import { pageContext, type ExpiredForm, type PageContext } from '../page-context.ts';
import { pageQueries } from '../page-queries.ts';
import { action as keepChoice } from './cookies.tsx';
import { action as enter } from './enter.tsx';
import { action as setLanguage } from './lang-config.tsx';

/** What an action is given whose form has expired, and what it answers. */
async function post(action: typeof enter, sent: Record<string, string>, user: object = visitor) {
  const values = new FormData();
  for (const [name, value] of Object.entries(sent)) values.set(name, value);
  const expired: ExpiredForm = Object.assign(Response.json({ code: 'form_expired' }, { status: 403 }), { values });
  const transport = vi.fn(async () => user);
  const context = new RouterContextProvider();
  context.set(pageContext, {
    transport,
    queries: pageQueries(transport as never),
    origin: 'http://parlour.localhost',
    readForm: async () => {
      throw expired;
    },
  } as unknown as PageContext);
  const request = new Request('http://parlour.localhost/', { method: 'POST' });
  const answer: unknown = await action({ context, params: {}, request } as never);
  if (!(answer instanceof Response)) return answer;
  return [answer.headers.get('location'), answer.headers.get('set-cookie')?.split(';')[0]];
}

it('whoever reads the entry warning in two tabs at once gets past it in both, to where each stood', async () => {
  expect(await post(enter, { next: '/members/abc?lb=1' })).toEqual([
    '/enter?next=%2Fmembers%2Fabc%3Flb%3D1',
    'entry_warning=passed',
  ]);
});

it('a choice about cookies that has expired is asked for again by its page, and leads back to where it was made', async () => {
  expect(await post(keepChoice as typeof enter, { analytics: 'yes', back: '/faq' })).toMatchObject({
    data: { code: 'form_expired', back: '/faq' },
    init: { status: 403 },
  });
});

it('a language is set in the browser of a visitor; a member, whose mails it is of too, is asked again', async () => {
  const choose = (user: object) => post(setLanguage as typeof enter, { language: 'nl' }, user);
  expect(await choose(visitor)).toEqual(['/', 'locale=nl']);
  expect(await choose(member())).toMatchObject({ data: { code: 'form_expired', language: 'nl' } });
});
