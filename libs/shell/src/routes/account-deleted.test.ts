import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { member, visitor } from '@parlour/testing/page-data';
import { pageContext, type PageContext } from '../page-context.ts';
import { pageQueries } from '../page-queries.ts';
import { action, loader } from './account-deleted.tsx';

/** What the page is given, asked for by somebody; a call that changes something answers that the link is used up. */
function argumentsOf(address: string, user: object) {
  const values = new FormData();
  values.set('token', 'abc');
  const transport = async ({ call }: { call: { method: string } }) => {
    if (call.method === 'GET') return user;
    throw new ApiError(410, { code: 'link_expired' } as never);
  };
  const context = new RouterContextProvider();
  context.set(pageContext, {
    transport,
    queries: pageQueries(transport as never),
    readForm: async () => ({ values, idempotencyKey: 'key' }),
  } as unknown as PageContext);
  return { context, params: {}, request: new Request(`http://parlour.localhost${address}`) } as never;
}
const whereTo = (answered: unknown) => (answered instanceof Response ? answered.headers.get('location') : null);
const open = (address: string, user: object) =>
  loader(argumentsOf(address, user)).then(whereTo, (thrown: unknown) => whereTo(thrown));
const active = member({}, { status: 'active', paid_user: true });
const unconfirmed = member({}, { status: 'not_confirmed', paid_user: false });

it.each(['', '?left=1', '?closed=1', '?closed=1&left=1', '?token='])(
  'nobody who is here is told at %o that their account goes',
  async (search) => {
    for (const user of [active, unconfirmed]) expect(await open(`/account-deleted${search}`, user)).toBe('/');
    expect(await open(`/account-deleted${search}`, visitor), 'who has left').toBeNull();
  },
);

it('a mailed link is followed by whoever is here', async () => {
  for (const search of ['?token=abc', '?token=abc&closed=1'])
    expect(await open(`/account-deleted${search}`, active)).toBeNull();
});

it('without JavaScript a link that no longer works leads nobody on, whoever they are: it may have been of another account', async () => {
  for (const search of ['?token=abc', '?token=abc&closed=1'])
    for (const user of [active, unconfirmed, visitor])
      expect(await action(argumentsOf(`/account-deleted${search}`, user))).toMatchObject({
        data: { failure: { code: 'link_expired' } },
        init: { status: 410 },
      });
});
