import { signUpForm } from '@parlour/account';
import { addresses } from '@parlour/contract/addresses';
import { formAction } from '../forms/form-action.ts';

/** Joining without JavaScript. It stands alone, so that the browser's part of a route leaves the form's schema out. */
export const signUpAction = formAction(
  ({ settings }) => signUpForm(settings),
  () => addresses.completeSignup.href(),
);
