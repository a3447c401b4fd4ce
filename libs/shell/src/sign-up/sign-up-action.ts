import { joinedAddress, signUpForm } from '@parlour/account';
import { formAction } from '../forms/form-action.ts';

/** Joining without JavaScript. It stands alone, so that the browser's part of a route leaves the form's schema out. */
export const signUpAction = formAction(({ settings }) => signUpForm(settings), joinedAddress);
