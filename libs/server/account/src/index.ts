import type { HandledCall } from '@parlour/server-kit/handle';
import { activateCall } from './activate.ts';
import { activationStateCall } from './activation-state.ts';
import { checkNameCall } from './check-name.ts';
import { getSettingsCall } from './get-settings.ts';
import { getUserCall } from './get-user.ts';
import { logInByLinkCall } from './log-in-by-link.ts';
import { logInCall } from './log-in.ts';
import { logOutByGetCall, logOutCall } from './log-out.ts';
import type { AccountPorts } from './ports.ts';
import { getCompanyInfoCall, getInterestsCall, getLanguagesCall, getRegionsCall } from './reference-data.ts';
import { resendActivationCall } from './resend-activation.ts';
import { setLanguageCall } from './set-language.ts';
import { setSignupStepCall } from './set-signup-step.ts';
import { signUpCall } from './sign-up.ts';
import { signupMatchesCall } from './signup-matches.ts';
import { signupStateCall } from './signup-state.ts';

export { accountLetter, type MailPlace } from './account-letter.ts';
export { type AccountMail, type SendMailJob } from './account-mail.ts';
export { hashPassword } from './password-hash.ts';
export type { AccountPorts, FirstMessage } from './ports.ts';

/** The calls of joining, confirming, logging in and out, and those that every visit begins with. */
export const accountCalls = (ports: AccountPorts): HandledCall[] => [
  getUserCall(ports),
  logInCall(ports),
  logInByLinkCall(ports),
  setLanguageCall(ports),
  logOutCall(),
  logOutByGetCall(),
  getSettingsCall(),
  signupStateCall(ports),
  signUpCall(ports),
  checkNameCall(),
  setSignupStepCall(),
  signupMatchesCall(ports),
  activationStateCall(),
  resendActivationCall(ports),
  activateCall(ports),
  getInterestsCall(),
  getRegionsCall(),
  getCompanyInfoCall(),
  getLanguagesCall(ports),
];
