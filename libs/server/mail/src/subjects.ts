import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Letter } from './letter.ts';

const subjects = {
  activation: msg`Confirm your e-mail address`,
  'log-in-link': msg`Your link to log in`,
  'sign-up-attempt': msg`You already have an account`,
} satisfies Record<Letter['kind'], MessageDescriptor>;

/** What a neighbour may read over a shoulder: nothing of the site, not even what a mail asks for. */
const discreetSubject = msg`A message for you`;

export const subjectOf = (i18n: I18n, kind: Letter['kind'], discreet: boolean): string =>
  i18n._(discreet ? discreetSubject : subjects[kind]);
