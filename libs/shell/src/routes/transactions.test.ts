import { expect, it } from 'vitest';
import { member } from '@parlour/testing/page-data';
import { refuse, routeArguments } from '../testing/route-arguments.ts';
import { whereTo } from '../testing/where-to.ts';
import { loader } from './transactions.tsx';

const loggedOut = refuse(401, { code: 'authentication_required', authenticationRequired: true });

/** Where an address under /transactions leads, of an account with so many pages; null where it stays. */
const leadsTo = (pages: number, address: string, id?: string) =>
  whereTo(
    loader(
      routeArguments({
        address,
        params: { id },
        user: member(),
        answer: ({ query }) => (pages === 0 ? loggedOut() : { page: query?.['page'], pages }),
      }),
    ),
  );

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
