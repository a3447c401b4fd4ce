import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { CallRequest } from '@parlour/api-client/transport';
import { member } from '@parlour/testing/page-data';
import { pageContext, type PageContext } from '../page-context.ts';
import { pageQueries } from '../page-queries.ts';
import { action, loader } from './credits.tsx';

/** What the page answers at an address under /credits, in a country that sells one package. */
async function open(id: string | undefined, search = ''): Promise<unknown> {
  const transport = async ({ call }: CallRequest) =>
    call.path === '/api/credits.php' ? { packages: [{ id: 'nl-250' }] } : member();
  const context = new RouterContextProvider();
  const settings = { countries: ['NL', 'BE'] };
  context.set(pageContext, { transport, settings, queries: pageQueries(transport as never) } as unknown as PageContext);
  const request = new Request(`http://parlour.localhost/credits${id ? `/${id}` : ''}${search}`);
  const answer: unknown = await loader({ context, params: { id }, request } as never).catch(
    (thrown: unknown) => thrown,
  );
  return answer instanceof Response ? answer.headers.get('location') : answer;
}

it('a package that is sold is shown', async () => {
  expect(await open(undefined)).toBeNull();
  expect(await open('nl-250', '?country=NL')).toBeNull();
});

it('what is no package leads to those that are sold, in the same country and with the same code', async () => {
  expect(await open('repeat-order')).toBe('/credits');
  expect(await open('nl-9', '?country=NL&code=SPRING&x=1')).toBe('/credits?country=NL&code=SPRING');
});

it('a country counts however it is written, and one that is not served is as good as none', async () => {
  expect(await open('nl-9', '?country=be')).toBe('/credits?country=BE');
  for (const country of ['JP', 'nowhere']) expect(await open('nl-9', `?country=${country}`)).toBe('/credits');
});

it('an order leads to its own page also where its provider is on another host, which no answer to a form may lead to', async () => {
  const payment = { payment_id: 'p1', next: { kind: 'redirect', url: 'https://pay.example/p1' } };
  const order = { package_id: 'nl-250', payment_method: 'ideal', country: 'NL', total: '2990', currency: 'EUR' };
  const values = new FormData();
  for (const [name, value] of Object.entries({ ...order, start_now: 'on' })) values.set(name, value);
  const context = new RouterContextProvider();
  context.set(pageContext, {
    transport: async () => ({ payment }),
    readForm: async () => ({ values, idempotencyKey: 'key' }),
  } as unknown as PageContext);
  const request = new Request('http://parlour.localhost/credits', { method: 'POST' });
  const answer = (await action({ context, params: {}, request } as never)) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/payments/p1']);
});
