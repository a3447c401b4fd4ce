import { expect, it } from 'vitest';
import { joinedAddress } from '../sign-up/joined-address.ts';
import { stepsLogInAddress } from './step-address.ts';

const logIn = (address: string) => stepsLogInAddress(new URL(address, 'http://parlour.localhost').searchParams);

it('a step that asks for a log-in is kept through it, and no other', () => {
  expect(logIn('/complete-signup?step=photo')).toBe('/login?next=%2Fcomplete-signup%3Fstep%3Dphoto');
  for (const address of ['/complete-signup', '/complete-signup?step=dance'])
    expect(logIn(address)).toBe('/login?next=%2Fcomplete-signup');
});

it('whoever has joined and is not logged in is told at the log-in that the account exists', () => {
  expect(logIn(joinedAddress())).toBe('/login?next=%2Fcomplete-signup&joined=1');
});
