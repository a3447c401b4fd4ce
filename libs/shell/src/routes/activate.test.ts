import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { member, visitor } from '@parlour/testing/page-data';
import { pageContext, type PageContext } from '../page-context.ts';
import { pageQueries } from '../page-queries.ts';
import { action, loader } from './activate.tsx';
import { loader as doneLoader } from './activate-done.tsx';

const confirmedWith = (delivered: number, dropped: number) => () => ({
  ...member(),
  first_time: true,
  delivered,
  dropped,
  offer: null,
});
const confirmed = confirmedWith(0, 0);
const refused = (status: number, code: string) => () => {
  throw new ApiError(status, { code } as never);
};

/** What a loader or an action is given; the API gives this one answer. */
function argumentsOf(address: string, answer: () => unknown, token = 'abc') {
  const values = new FormData();
  values.set('token', token);
  const transport = async () => answer();
  const context = new RouterContextProvider();
  context.set(pageContext, {
    transport,
    queries: pageQueries(transport),
    readForm: async () => ({ values, idempotencyKey: 'key' }),
  } as unknown as PageContext);
  return { context, params: {}, request: new Request(`http://parlour.localhost${address}`) } as never;
}
const whereTo = (answered: unknown) => (answered instanceof Response ? answered.headers.get('location') : null);

it('a link without its token leads to the page that says so', () => {
  expect(whereTo(loader(argumentsOf('/activate', confirmed)))).toBe('/activate/error');
  expect(whereTo(loader(argumentsOf('/activate?token=abc', confirmed)))).toBeNull();
});

it('without JavaScript a link that works leads on, and one that does not to the page that says so', async () => {
  const post = async (answer: () => unknown, token?: string) =>
    whereTo(await action(argumentsOf('/activate', answer, token)));
  expect(await post(confirmed)).toBe('/activate/done');
  expect(await post(confirmedWith(2, 0))).toBe('/activate/done?delivered=1');
  expect(await post(confirmedWith(1, 1)), 'not all of it').toBe('/activate/done');
  const ofAnother = () => ({ ...confirmedWith(1, 0)(), user: null });
  expect(await post(ofAnother), 'another is logged in, and stays').toBe('/activate/done?other=1');
  expect(await post(refused(410, 'activation_failed'))).toBe('/activate/error');
  expect(await post(confirmed, '')).toBe('/activate/error');
  expect(await post(refused(409, 'email_owned')), 'is said at the button').toBeNull();
});

it('nobody is told that an address is confirmed which is not', async () => {
  const open = (user: object, search = '') =>
    doneLoader(argumentsOf(`/activate/done${search}`, vi.fn().mockResolvedValue(user)));
  const unconfirmed: unknown = await open(member({}, { status: 'not_confirmed', paid_user: true })).catch(
    (thrown: unknown) => thrown,
  );
  expect(whereTo(unconfirmed)).toBe('/complete-signup?step=confirm');
  expect(await open(member({}, { status: 'active', paid_user: true }))).toBeNull();
  expect(await open(member({}, { status: 'not_confirmed' }), '?other=1'), 'it was not theirs').toBeNull();
  expect(await open(visitor), 'it was confirmed in another browser').toBeNull();
});
