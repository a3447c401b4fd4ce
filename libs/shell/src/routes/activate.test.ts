import { expect, it } from 'vitest';
import { member, visitor } from '@parlour/testing/page-data';
import { refuse, routeArguments } from '../testing/route-arguments.ts';
import { whereTo } from '../testing/where-to.ts';
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

it('a link without its token leads to the page that says so', async () => {
  const open = (address: string) => whereTo(loader(routeArguments({ address })));
  expect(await open('/activate')).toBe('/activate/error');
  expect(await open('/activate?token=abc')).toBeNull();
});

it('without JavaScript a link that works leads on, and one that does not to the page that says so', async () => {
  const post = async (answer: () => unknown, token = 'abc') =>
    whereTo(await action(routeArguments({ address: '/activate', posted: { token }, answer })));
  expect(await post(confirmed)).toBe('/activate/done');
  expect(await post(confirmedWith(2, 0))).toBe('/activate/done?delivered=1');
  expect(await post(confirmedWith(1, 1)), 'not all of it').toBe('/activate/done');
  const ofAnother = () => ({ ...confirmedWith(1, 0)(), user: null });
  expect(await post(ofAnother), 'another is logged in, and stays').toBe('/activate/done?other=1');
  expect(await post(refuse(410, { code: 'activation_failed' }))).toBe('/activate/error');
  expect(await post(confirmed, '')).toBe('/activate/error');
  expect(await post(refuse(409, { code: 'email_owned' })), 'is said at the button').toBeNull();
});

it('nobody is told that an address is confirmed which is not', async () => {
  const open = (user: object, search = '') =>
    whereTo(doneLoader(routeArguments({ address: `/activate/done${search}`, user })));
  expect(await open(member({}, { status: 'not_confirmed', paid_user: true }))).toBe('/complete-signup?step=confirm');
  expect(await open(member({}, { status: 'active', paid_user: true }))).toBeNull();
  expect(await open(member({}, { status: 'not_confirmed' }), '?other=1'), 'it was not theirs').toBeNull();
  expect(await open(visitor), 'it was confirmed in another browser').toBeNull();
});
