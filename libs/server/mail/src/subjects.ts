import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Letter } from './letter.ts';

const subjects = {
  activation: msg`Confirm your e-mail address`,
  'activation-reminder': msg`Confirm your e-mail address`,
  'log-in-link': msg`Your link to log in`,
  'sign-up-attempt': msg`You already have an account`,
  'password-reset': msg`Choose a new password`,
  'password-changed': msg`Your password was changed`,
  'mail-change': msg`Confirm your new e-mail address`,
  'mail-change-undo': msg`Your e-mail address is about to change`,
  'mail-change-attempt': msg`You already have an account`,
  'account-deleted': msg`Your account will be deleted`,
  'mail-resume': msg`Confirm that you want our e-mails`,
  notifications: msg`There is news for you`,
  'leaving-link': msg`Your link to delete your account`,
  'closed-account': msg`Your account is blocked`,
  'export-ready': msg`The copy of your data is ready`,
  receipt: msg`Payment completed`,
  'payment-returned': msg`Payment paid back`,
  'decision-statement': msg`A decision about your account`,
  'decision-reversed': msg`We have taken a decision back`,
  'report-decided': msg`Your report is decided`,
  'inquiry-received': msg`We have received your message`,
} satisfies Record<Exclude<Letter['kind'], 'inquiry-to-support'>, MessageDescriptor>;

/** What a neighbour may read over a shoulder: nothing of the site, not even what a mail asks for. */
export const discreetWords = msg`A message for you`;

/** @param discreet the subject says nothing of what is in the mail */
export function subjectOf(i18n: I18n, letter: Letter, discreet: boolean): string {
  return i18n._(discreet ? discreetWords : openSubject(letter));
}

function openSubject(letter: Letter): MessageDescriptor {
  if (letter.kind === 'inquiry-to-support') {
    const { reference } = letter;
    return msg`A message from the site: ${reference}`;
  }
  const isLeaving = letter.kind === 'closed-account' && letter.deletedOn !== null;
  return subjects[isLeaving ? 'account-deleted' : letter.kind];
}
