import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { member, visitor } from '@parlour/testing/page-data';
import { pageContext, type PageContext } from '../page-context.ts';
import { pageQueries } from '../page-queries.ts';
import { loader } from './report.tsx';

const id = '0190a0a0-0000-7000-8000-000000000000';

/** Where the page leads on; null where it is shown. */
async function open(type: string, user: object): Promise<string | null> {
  const transport = async () => user;
  const context = new RouterContextProvider();
  const queries = pageQueries(transport);
  context.set(pageContext, { transport, queries, entryWarning: [] } as unknown as PageContext);
  const request = new Request(`http://parlour.localhost/report/${type}/${id}`);
  const answer: unknown = await loader({ context, params: { type, id }, request } as never).catch(
    (thrown: unknown) => thrown,
  );
  return answer instanceof Response ? answer.headers.get('location') : (answer as null);
}

it.each(['message', 'conversation'])('whoever is logged out logs in before they report a %s', async (type) => {
  expect(await open(type, visitor)).toBe(`/login?next=${encodeURIComponent(`/report/${type}/${id}`)}`);
  expect(await open(type, member())).toBeNull();
});

it.each(['profile', 'photo'])('anybody may report a %s', async (type) => {
  expect(await open(type, visitor)).toBeNull();
});
