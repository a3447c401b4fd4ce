import { expect, it } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { member, visitor } from '@parlour/testing/page-data';
import { pageContext } from '../page/page-context.ts';
import { routeArguments } from '../testing/route-arguments.ts';
import { whereTo } from '../testing/where-to.ts';
import { loader } from './login.tsx';

/** Where the page leads on; null where it is shown. `remembered`: what the page knows of a while ago. */
function open(search: string, user: object, remembered?: object): Promise<string | null> {
  const page = routeArguments({ address: `/login${search}`, user, answer: () => ({}) });
  if (remembered) page.context.get(pageContext).queries.setQueryData(userOptions().queryKey, remembered as never);
  return whereTo(loader(page));
}

it('a visitor can log in', async () => {
  expect(await open('?next=/likes', visitor)).toBeNull();
});

it('a member is led on, and never to another site', async () => {
  expect(await open('', member())).toBe('/');
  expect(await open('?next=/members?page=2', member())).toBe('/members?page=2');
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example'])
    expect(await open(`?next=${encodeURIComponent(next)}`, member())).toBe('/');
});

it('the link of a mail works for whoever is logged in too', async () => {
  expect(await open('?token=abc&next=/account-delete', member())).toBeNull();
});

it('whoever was logged out meanwhile logs in again, and is not sent to and fro', async () => {
  expect(await open('?next=/likes', visitor, member())).toBeNull();
});
