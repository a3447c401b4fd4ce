export { ActivateDonePage, activateDoneQueries } from './activation/activate-done-page.tsx';
export { ActivateErrorPage } from './activation/activate-error-page.tsx';
export { ActivatePage } from './activation/activate-page.tsx';
export { afterActivation } from './activation/after-activation.ts';
export { ActivationBanner } from './activation/activation-banner.tsx';
export { ActivationReminder } from './activation/activation-reminder.tsx';
export { activateForm, correctForm, resendForm } from './activation/activation-forms.ts';
export { ConsentsSection, consentsSectionQueries } from './consents/consents-section.tsx';
export { entryScript } from './entry/entry-script.ts';
export { VisitorHome } from './home/visitor-home.tsx';
export { LanderPage } from './landers/lander-page.tsx';
export { landerQueries } from './landers/lander-queries.ts';
export { LanguageMenu } from './language/language-menu.tsx';
export { LanguagePage } from './language/language-page.tsx';
export { languageForm } from './language/language-form.ts';
export { AccountDeletedPage, closedAccountAddress } from './leaving/account-deleted-page.tsx';
export { AskToLeavePage, leavingSentAddress } from './leaving/ask-to-leave-page.tsx';
export { askToLeaveForm, deleteClosedAccountForm, reactivateForm } from './leaving/leaving-forms.ts';
export { LeavingPage, leavingQueries } from './leaving/leaving-page.tsx';
export { leftAddress } from './leaving/left-address.ts';
export { logInForm, logInByLinkForm } from './log-in/log-in-form.ts';
export { LogInPage } from './log-in/log-in-page.tsx';
export { LogOutForm } from './log-in/log-out-form.tsx';
export { nextPath } from './log-in/next-path.ts';
export { useLogOut } from './log-in/use-log-out.ts';
export { mailChangeDoneAddress, readMailChange } from './mail-change/mail-change-address.ts';
export { mailChangeForm } from './mail-change/mail-change-form.ts';
export { MailChangePage } from './mail-change/mail-change-page.tsx';
export { MailStoppedAlert } from './notifications/mail-stopped-alert.tsx';
export { mailSubscriptionForm, notificationSettingsForm, resumeMailForm } from './notifications/notification-forms.ts';
export { NotificationSettings, notificationSettingsQueries } from './notifications/notification-settings.tsx';
export {
  NotificationsPage,
  notificationsPageQueries,
  readNotificationsPage,
} from './notifications/notifications-page.tsx';
export { PushAlert } from './notifications/push-alert.tsx';
export { readUnsubscribe, unsubscribeDoneAddress } from './notifications/unsubscribe-address.ts';
export { UnsubscribePage } from './notifications/unsubscribe-page.tsx';
export { NewPasswordPage, newPasswordQueries } from './password/new-password-page.tsx';
export { askResetForm, resetPasswordForm } from './password/password-forms.ts';
export { ResetPasswordPage, resetSentAddress } from './password/reset-password-page.tsx';
export {
  AccountSettings,
  accountSettingsQueries,
  type AccountSection,
  type AccountSettingsProps,
} from './settings/account-settings.tsx';
export {
  askExportForm,
  askMailChangeForm,
  changePasswordForm,
  deleteAccountForm,
  endSessionsForm,
} from './settings/settings-forms.ts';
export { settingsDoneAddress, readAccountPart, type AccountPart } from './settings/settings-part.ts';
export { CompleteSignUpPage } from './sign-up-steps/complete-sign-up-page.tsx';
export { completeSignUpQueries } from './sign-up-steps/complete-sign-up-queries.ts';
export { doneForm, skipForm } from './sign-up-steps/mark-forms.ts';
export { firstMessageForm } from './sign-up-steps/first-message-form.ts';
export { OpenSignUp } from './sign-up-steps/open-sign-up.tsx';
export {
  addressAfter,
  readStep,
  resentAddress,
  signUpStepAddress,
  stepsLogInAddress,
} from './sign-up-steps/step-address.ts';
export { useStepNames } from './sign-up-steps/step-words.ts';
export { joinedAddress } from './sign-up/joined-address.ts';
export { SignUpPage, signUpQueries } from './sign-up/sign-up-page.tsx';
export { useSignUpTitle } from './sign-up/use-sign-up-title.ts';
export { trackingIn } from './sign-up/tracking-in.ts';
export { trackingScript } from './sign-up/tracking-script.ts';
export { signUpForm } from './sign-up/sign-up-shape.ts';
