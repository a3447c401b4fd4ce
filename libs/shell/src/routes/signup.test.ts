import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { CallRequest } from '@parlour/api-client/transport';
import { member, visitor } from '@parlour/testing/page-data';
import { pageContext, type PageContext } from '../page-context.ts';
import { pageQueries } from '../page-queries.ts';
import { loader as memberLoader } from './member-signup.tsx';
import { loader } from './signup.tsx';

const id = '0199000a-0000-7000-8000-000000000001';

/** Where the page leads on; null where it is shown. */
async function open(page: typeof loader, user: object, params = {}): Promise<string | null> {
  const transport = async ({ call }: CallRequest) => (call.path === '/api/user.php' ? user : { open: true });
  const context = new RouterContextProvider();
  const queries = pageQueries(transport);
  context.set(pageContext, { transport, queries, entryWarning: [] } as unknown as PageContext);
  const request = new Request('http://parlour.localhost/');
  const answer: unknown = await page({ context, params, request } as never).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get('location') : null;
}

it('a visitor can join', async () => {
  expect(await open(loader, visitor)).toBeNull();
  expect(await open(memberLoader, visitor, { id })).toBeNull();
});

it('nobody joins twice: a member is led to where it would have led them', async () => {
  expect(await open(loader, member())).toBe('/');
  expect(await open(memberLoader, member(), { id })).toBe(`/members/${id}`);
});
