import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { CallRequest } from '@parlour/api-client/transport';
import { userOptions } from '@parlour/api-client/account/user';
import { member, visitor } from '@parlour/testing/page-data';
import { pageContext, type PageContext } from '../page-context.ts';
import { pageQueries } from '../page-queries.ts';
import { loader } from './login.tsx';

/** Where the page leads on; null where it is shown. `remembered`: what the page knows of a while ago. */
async function open(search: string, user: object, remembered?: object): Promise<string | null> {
  const transport = async ({ call }: CallRequest) => (call.path === '/api/user.php' ? user : {});
  const context = new RouterContextProvider();
  const queries = pageQueries(transport);
  if (remembered) queries.setQueryData(userOptions().queryKey, remembered as never);
  context.set(pageContext, { transport, queries, entryWarning: [] } as unknown as PageContext);
  const request = new Request(`http://parlour.localhost/login${search}`);
  const answer: unknown = await loader({ context, params: {}, request } as never).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get('location') : (answer as null);
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
