import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { activateCall } from './activation/activate.ts';
import { activationStateCall } from './activation/activation-state.ts';
import { askMailChangeCall } from './mail-change/ask-mail-change.ts';
import { askPasswordResetCall } from './password/ask-password-reset.ts';
import { askToLeaveCall } from './leaving/ask-to-leave.ts';
import { changeMailCall } from './mail-change/change-mail.ts';
import { mailChangeStateCall } from './mail-change/mail-change-state.ts';
import { changePasswordCall } from './password/change-password.ts';
import { checkNameCall } from './sign-up/check-name.ts';
import { deleteAccountCall } from './leaving/delete-account.ts';
import { deleteClosedAccountCall } from './leaving/delete-closed-account.ts';
import { endSessionsCall } from './log-in/end-sessions.ts';
import { getCompanyInfoCall } from './reference-data/get-company-info.ts';
import { getConsentsCall } from './consents/get-consents.ts';
import { getInterestsCall } from './reference-data/get-interests.ts';
import { getLanderCall } from './reference-data/get-lander.ts';
import { getLanguagesCall } from './reference-data/get-languages.ts';
import { getLegalTextCall } from './reference-data/get-legal-text.ts';
import { getPageCall } from './reference-data/get-page.ts';
import { getRegionsCall } from './reference-data/get-regions.ts';
import { getSettingsCall } from './reference-data/get-settings.ts';
import { getUserCall } from './user/get-user.ts';
import { logInByLinkCall } from './log-in/log-in-by-link.ts';
import { logInCall } from './log-in/log-in.ts';
import { logOutByGetCall } from './log-in/log-out-by-get.ts';
import { logOutCall } from './log-in/log-out.ts';
import { pageHiddenCall } from './notifications/push/page-hidden.ts';
import { passwordResetLinkCall } from './password/password-reset-link.ts';
import type { AccountPorts } from './ports.ts';
import { reactivateCall } from './leaving/reactivate.ts';
import { askExportCall } from './own-data/ask-export.ts';
import { listExportsCall } from './own-data/list-exports.ts';
import { leavingOptionsCall } from './leaving/leaving-options.ts';
import { listSessionsCall } from './log-in/list-sessions.ts';
import { resendActivationCall } from './activation/resend-activation.ts';
import { resetPasswordCall } from './password/reset-password.ts';
import { saveConsentCall } from './consents/save-consent.ts';
import { setLanguageCall } from './user/set-language.ts';
import { setSignUpStepCall } from './sign-up/set-sign-up-step.ts';
import { signUpCall } from './sign-up/sign-up.ts';
import { signUpMatchesCall } from './sign-up/sign-up-matches.ts';
import { signUpStateCall } from './sign-up/sign-up-state.ts';
import { subscribePushCall } from './notifications/push/subscribe-push.ts';

export { remindUnconfirmed } from './activation/remind-unconfirmed.ts';
export { accountLetter } from './letters/account-letter.ts';
export { linkSigner } from './letters/one-time-token.ts';
export { wayBack } from './letters/way-back.ts';
export { accountMailKinds, type AccountMail, type AccountMailJob } from './letters/account-mail.ts';
export { eraseDueMembers } from './erasing/erase-due-members.ts';
export type { ErasurePorts } from './erasing/ports.ts';
export { makeExport } from './own-data/make-export.ts';
export type { ExportPlace, MakeExportJob } from './own-data/ports.ts';
export { sweepExports, type ExportFolders } from './own-data/sweep-exports.ts';
export { findExport } from './store/exports.ts';
export { forgetLostSubscriptions } from './store/lost-subscriptions.ts';
export { accountPurges, unconfirmedPurge } from './store/purges.ts';
export { closeAccount, reopenAccount } from './leaving/close-account.ts';
export { hashPassword } from './password/password-hash.ts';
export type { AccountPorts, ShownTotals } from './ports.ts';

/** The calls of joining, confirming, logging in and out, leaving, and those that every visit begins with. */
export const accountCalls = (ports: AccountPorts): HandledCall[] => [
  getUserCall(ports),
  logInCall(ports),
  logInByLinkCall(ports),
  setLanguageCall(ports),
  subscribePushCall(),
  logOutCall(),
  logOutByGetCall(),
  getSettingsCall(),
  signUpStateCall(ports),
  signUpCall(ports),
  checkNameCall(),
  setSignUpStepCall(ports),
  signUpMatchesCall(ports),
  activationStateCall(),
  resendActivationCall(ports),
  activateCall(ports),
  askPasswordResetCall(ports),
  passwordResetLinkCall(),
  resetPasswordCall(ports),
  changePasswordCall(ports),
  askMailChangeCall(ports),
  changeMailCall(ports),
  mailChangeStateCall(),
  listSessionsCall(),
  endSessionsCall(),
  leavingOptionsCall(ports),
  deleteAccountCall(ports),
  deleteClosedAccountCall(ports),
  askToLeaveCall(ports),
  reactivateCall(ports),
  askExportCall(ports),
  listExportsCall(ports),
  getInterestsCall(),
  getRegionsCall(),
  getCompanyInfoCall(),
  getLegalTextCall(),
  getLanguagesCall(ports),
  getPageCall(),
  getConsentsCall(),
  saveConsentCall(),
  pageHiddenCall(),
  getLanderCall(ports),
];
