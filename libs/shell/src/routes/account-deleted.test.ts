import { expect, it } from 'vitest';
import { member, visitor } from '@parlour/testing/page-data';
import { refuse, routeArguments } from '../testing/route-arguments.ts';
import { whereTo } from '../testing/where-to.ts';
import { action, loader } from './account-deleted.tsx';

const open = (address: string, user: object) => whereTo(loader(routeArguments({ address, user })));
/** Follows a link that is used up. */
const post = (address: string, user: object) =>
  action(routeArguments({ address, user, posted: { token: 'abc' }, answer: refuse(410, { code: 'link_expired' }) }));
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
      expect(await post(`/account-deleted${search}`, user)).toMatchObject({
        data: { failure: { code: 'link_expired' } },
        init: { status: 410 },
      });
});
