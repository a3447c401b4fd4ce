import { I18nProvider } from '@lingui/react';
import { render } from '@react-email/render';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { ComponentType } from 'react';
import type { LetterProps, LetterPropsOf } from './letter-props.ts';
import type { Letter, Mail } from './letter.ts';
import { AccountDeletedLetter } from './letters/account-deleted.tsx';
import { ActivationLetter } from './letters/activation.tsx';
import { ExportReadyLetter } from './letters/export-ready.tsx';
import { ClosedAccountLetter } from './letters/closed-account.tsx';
import { DecisionReversedLetter } from './letters/decision-reversed.tsx';
import { DecisionStatementLetter } from './letters/decision-statement.tsx';
import { InquiryReceivedLetter } from './letters/inquiry-received.tsx';
import { InquiryToSupportLetter } from './letters/inquiry-to-support.tsx';
import { LeavingLinkLetter } from './letters/leaving-link.tsx';
import { LogInLinkLetter } from './letters/log-in-link.tsx';
import { MailResumeLetter } from './letters/mail-resume.tsx';
import { MailChangeAttemptLetter } from './letters/mail-change-attempt.tsx';
import { MailChangeUndoLetter } from './letters/mail-change-undo.tsx';
import { MailChangeLetter } from './letters/mail-change.tsx';
import { NotificationsLetter } from './letters/notifications.tsx';
import { PasswordChangedLetter } from './letters/password-changed.tsx';
import { PasswordResetLetter } from './letters/password-reset.tsx';
import { PaymentReturnedLetter } from './letters/payment-returned.tsx';
import { ReceiptLetter } from './letters/receipt.tsx';
import { ReportDecidedLetter } from './letters/report-decided.tsx';
import { SignUpAttemptLetter } from './letters/sign-up-attempt.tsx';
import { withIsolatedNames } from './isolated-names.ts';
import { mailWords } from './mail-catalogue.ts';
import { mailLook } from './mail-look.ts';
import { mailSettings } from './mail-settings.ts';
import { plainTextOf } from './plain-text.ts';
import { discreetWords, subjectOf } from './subjects.ts';
import { SaidWords } from './unbroken-words.tsx';

const letters = {
  activation: ActivationLetter,
  'activation-reminder': ActivationLetter,
  'log-in-link': LogInLinkLetter,
  'sign-up-attempt': SignUpAttemptLetter,
  'password-reset': PasswordResetLetter,
  'password-changed': PasswordChangedLetter,
  'mail-change': MailChangeLetter,
  'mail-change-undo': MailChangeUndoLetter,
  'mail-change-attempt': MailChangeAttemptLetter,
  'account-deleted': AccountDeletedLetter,
  'mail-resume': MailResumeLetter,
  notifications: NotificationsLetter,
  'leaving-link': LeavingLinkLetter,
  'closed-account': ClosedAccountLetter,
  'export-ready': ExportReadyLetter,
  receipt: ReceiptLetter,
  'payment-returned': PaymentReturnedLetter,
  'decision-statement': DecisionStatementLetter,
  'decision-reversed': DecisionReversedLetter,
  'report-decided': ReportDecidedLetter,
  'inquiry-received': InquiryReceivedLetter,
  'inquiry-to-support': InquiryToSupportLetter,
} satisfies { [Kind in Letter['kind']]: ComponentType<LetterPropsOf<Kind>> };

/** A letter in the member's language and the brand's look, with a plain-text twin. */
export async function renderLetter({ id, settings }: PublishedBrand, letter: Letter): Promise<Mail> {
  const shown = mailSettings(settings, letter);
  const i18n = await mailWords(letter.locale);
  const Content = letters[letter.kind] as ComponentType<LetterProps>;
  const html = await render(
    <I18nProvider i18n={i18n} defaultComponent={SaidWords}>
      <Content letter={withIsolatedNames(letter)} look={mailLook(settings)} settings={shown} />
    </I18nProvider>,
  );
  return {
    brand: id,
    from: { name: shown.mailName, address: settings.support_email ?? `no-reply@${settings.domain}` },
    to: letter.to,
    subject: subjectOf(i18n, letter, shown.discreet),
    html,
    text: plainTextOf(html, shown.discreet ? i18n._(discreetWords) : null),
    locale: letter.locale,
    ...(letter.kind === 'inquiry-to-support' && { replyTo: letter.writer.email }),
    ...(letter.kind === 'notifications' && { headers: unsubscribeHeaders(letter.oneClickLink) }),
  };
}

/** One press in the mail program ends these mails (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
