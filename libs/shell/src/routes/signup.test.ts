import { expect, it } from 'vitest';
import { signUpProgress } from '@parlour/models/account/sign-up/sign-up-steps';
import { member, visitor } from '@parlour/testing/page-data';
import { routeArguments } from '../testing/route-arguments.ts';
import { whereTo } from '../testing/where-to.ts';
import { loader as memberLoader } from './member-signup.tsx';
import { loader } from './signup.tsx';

const id = '0199000a-0000-7000-8000-000000000001';

/** Where the page leads on; null where it is shown. */
const open = (page: typeof loader, user: object, params = {}) =>
  whereTo(page(routeArguments({ params, user, answer: () => ({ open: true }) })));

it('a visitor can join', async () => {
  expect(await open(loader, visitor)).toBeNull();
  expect(await open(memberLoader, visitor, { id })).toBeNull();
});

it('nobody joins twice: a member is led to where it would have led them', async () => {
  expect(await open(loader, member())).toBe('/');
  expect(await open(memberLoader, member(), { id })).toBe(`/members/${id}`);
});

it('a member who left a step for later is led to the steps', async () => {
  const joining = member({}, { status: 'not_confirmed', signup: signUpProgress({ message: 'done' }, false) });
  expect(await open(loader, joining)).toBe('/complete-signup');
  expect(await open(memberLoader, joining, { id })).toBe('/complete-signup');
});
