import type { HandledCall } from '@parlour/server-kit/handle';
import { activateCall } from './activate.ts';
import { activationStateCall } from './activation-state.ts';
import { askMailChangeCall } from './ask-mail-change.ts';
import { askPasswordResetCall } from './ask-password-reset.ts';
import { askToLeaveCall } from './ask-to-leave.ts';
import { changeMailCall } from './change-mail.ts';
import { changePasswordCall } from './change-password.ts';
import { checkNameCall } from './check-name.ts';
import { deleteAccountCall } from './delete-account.ts';
import { deleteClosedAccountCall } from './delete-closed-account.ts';
import { endSessionsCall } from './end-sessions.ts';
import { getCompanyInfoCall } from './get-company-info.ts';
import { getConsentsCall } from './get-consents.ts';
import { getInterestsCall } from './get-interests.ts';
import { getLanderCall } from './get-lander.ts';
import { getLanguagesCall } from './get-languages.ts';
import { getPageCall } from './get-page.ts';
import { getRegionsCall } from './get-regions.ts';
import { getSettingsCall } from './get-settings.ts';
import { getUserCall } from './get-user.ts';
import { logInByLinkCall } from './log-in-by-link.ts';
import { logInCall } from './log-in.ts';
import { logOutByGetCall } from './log-out-by-get.ts';
import { logOutCall } from './log-out.ts';
import { pageHiddenCall } from './page-hidden.ts';
import { passwordResetLinkCall } from './password-reset-link.ts';
import type { AccountPorts } from './ports.ts';
import { reactivateCall } from './reactivate.ts';
import { askExportCall } from './exporting/ask-export.ts';
import { listExportsCall } from './exporting/list-exports.ts';
import { leavingOptionsCall } from './leaving-options.ts';
import { listSessionsCall } from './list-sessions.ts';
import { resendActivationCall } from './resend-activation.ts';
import { resetPasswordCall } from './reset-password.ts';
import { saveConsentCall } from './save-consent.ts';
import { setLanguageCall } from './set-language.ts';
import { setSignupStepCall } from './set-signup-step.ts';
import { signUpCall } from './sign-up.ts';
import { signupMatchesCall } from './signup-matches.ts';
import { signupStateCall } from './signup-state.ts';
import { subscribePushCall } from './subscribe-push.ts';

export { accountLetter, type MailPlace } from './account-letter.ts';
export { accountMailKinds, type AccountMail, type SendMailJob } from './account-mail.ts';
export { eraseDueMembers } from './erasing/erase-due-members.ts';
export type { ErasurePorts } from './erasing/ports.ts';
export { makeExport } from './exporting/make-export.ts';
export type { ExportPlace, ExportPorts, MakeExportJob } from './exporting/ports.ts';
export { sweepExports, type ExportFolders } from './exporting/sweep-exports.ts';
export { findExport } from './store/exports.ts';
export { closeAccount, reopenAccount } from './close-account.ts';
export { hashPassword } from './password-hash.ts';
export type { AccountPorts, FirstMessage, ShownTotals } from './ports.ts';

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
  signupStateCall(ports),
  signUpCall(ports),
  checkNameCall(),
  setSignupStepCall(ports),
  signupMatchesCall(ports),
  activationStateCall(),
  resendActivationCall(ports),
  activateCall(ports),
  askPasswordResetCall(ports),
  passwordResetLinkCall(),
  resetPasswordCall(ports),
  changePasswordCall(ports),
  askMailChangeCall(ports),
  changeMailCall(ports),
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
  getLanguagesCall(ports),
  getPageCall(),
  getConsentsCall(),
  saveConsentCall(),
  pageHiddenCall(),
  getLanderCall(ports),
];
