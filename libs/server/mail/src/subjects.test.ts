import { setupI18n, type Messages } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { subjectOf } from './subjects.ts';
import { sampleLetters } from './testing/sample-letters.ts';

it('what stands before the reference of an inquiry is up to the language', () => {
  const reference = '';
  const { id } = msg`A message from the site: ${reference}`;
  const fr: Messages = { [id]: ['Un message du site\u202F: ', ['reference']] };
  const inquiry = sampleLetters('fr').find(({ kind }) => kind === 'inquiry-to-support')!;
  const i18n = setupI18n({ locale: 'fr', messages: { fr } });
  expect(subjectOf(i18n, inquiry, false)).toBe('Un message du site\u202F: 7K3F-9Q2M');
});
