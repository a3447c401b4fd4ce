import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { CallRequest } from '@parlour/api-client/transport';
import { member } from '@parlour/testing/page-data';
import { pageContext, type PageContext } from '../page-context.ts';
import { pageQueries } from '../page-queries.ts';
import { loader } from './transactions.tsx';

/** Where an address under /transactions leads, of an account with so many pages; null where it stays. */
async function leadsTo(pages: number, address: string, id?: string): Promise<string | null> {
  const transport = async ({ call, query }: CallRequest) => {
    if (call.path === '/api/user.php') return member();
    if (pages === 0)
      throw new ApiError(401, { code: 'authentication_required', authenticationRequired: true } as never);
    return { page: (query as { page: number }).page, pages };
  };
  const context = new RouterContextProvider();
  context.set(pageContext, { transport, queries: pageQueries(transport as never) } as unknown as PageContext);
  const request = new Request(`http://parlour.localhost${address}`);
  const answer: unknown = await loader({ context, params: { id }, request } as never).catch(
    (thrown: unknown) => thrown,
  );
  return answer instanceof Response ? answer.headers.get('location') : null;
}

it('a page that there is stays', async () => {
  expect(await leadsTo(1, '/transactions')).toBeNull();
  expect(await leadsTo(2, '/transactions?page=2')).toBeNull();
});

it('a page behind the last leads to the last', async () => {
  expect(await leadsTo(1, '/transactions?page=2')).toBe('/transactions');
  expect(await leadsTo(3, '/transactions?page=9')).toBe('/transactions?page=3');
  expect(await leadsTo(1, '/transactions/p1?page=2', 'p1'), 'of one payment too').toBe('/transactions/p1');
});

it('a visitor who asks for one logs in first', async () => {
  expect(await leadsTo(0, '/transactions?page=2')).toBe('/login?next=%2Ftransactions%3Fpage%3D2');
});
