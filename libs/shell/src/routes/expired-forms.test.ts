import { expect, it } from 'vitest';
import { member, visitor } from '@parlour/testing/page-data';
import type { ExpiredForm } from '../page/page-context.ts';
import { formValues, routeArguments, type RouteArguments } from '../testing/route-arguments.ts';
import { action as keepChoice } from './cookies.tsx';
import { action as enter } from './enter.tsx';
import { action as setLanguage } from './lang-config.tsx';

/** What an action answers whose form has expired. */
async function post(
  action: (sent: RouteArguments) => Promise<unknown>,
  posted: Record<string, string>,
  user: object = visitor,
) {
  const expired: ExpiredForm = Object.assign(Response.json({ code: 'form_expired' }, { status: 403 }), {
    values: formValues(posted),
  });
  const readForm = async () => {
    throw expired;
  };
  const answer = await action(routeArguments({ posted, user, changes: { readForm } }));
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
  expect(await post(keepChoice, { analytics: 'yes', back: '/faq' })).toMatchObject({
    data: { code: 'form_expired', back: '/faq' },
    init: { status: 403 },
  });
});

it('a language is set in the browser of a visitor; a member, whose mails it is of too, is asked again', async () => {
  const choose = (user: object) => post(setLanguage, { language: 'nl' }, user);
  expect(await choose(visitor)).toEqual(['/', 'locale=nl']);
  expect(await choose(member())).toMatchObject({ data: { code: 'form_expired', language: 'nl' } });
});
