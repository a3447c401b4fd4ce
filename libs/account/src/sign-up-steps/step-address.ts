import { addresses } from '@parlour/contract/addresses';
import type { SignUpState, SignUpStep } from '@parlour/contract/types/user';
import { signUpSteps, stepAfter } from '@parlour/models/account/sign-up/sign-up-steps';

/** The step that an address names; null for any other, and for none. */
export const readStep = (search: URLSearchParams): SignUpStep | null =>
  signUpSteps.find((step) => step === search.get('step')) ?? null;

/** Each step has an address, so that the browser's way back and forward leads through them. */
export const signUpStepAddress = (step: SignUpStep): string => addresses.completeSignup.href(undefined, { step });

/** Where a visitor logs in who asks for the steps of an address, to come back to the same. */
export function stepsLogInAddress(search: URLSearchParams): string {
  const step = readStep(search);
  const next = step ? signUpStepAddress(step) : addresses.completeSignup.href();
  return addresses.login.href(undefined, { next, joined: search.has('joined') ? 1 : undefined });
}

/** Where the last step comes back without JavaScript, once another mail went. */
export const resentAddress = (): string => addresses.completeSignup.href(undefined, { step: 'confirm', sent: 1 });

/** Where somebody goes on after a step; with all of them behind, to the people they may like to meet. */
export function addressAfter(signup: SignUpState, step: SignUpStep): string {
  const next = stepAfter(signup, step);
  return next ? signUpStepAddress(next) : addresses.signupMatches.href();
}
