// @vitest-environment jsdom
import { setupI18n, type Messages } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interestLabels } from '@parlour/i18n/labels/interests';
import { choicesOfFields, profileFacts } from '@parlour/models/profile-fields';
import { profileOf } from '@parlour/testing/page-data';
import { AboutMe, Facts, InterestChips } from './profile-facts.tsx';

it('a colour says of what it is, with the sign between as each language writes it', () => {
  const { id } = msg({ message: '{field}: {value}' });
  const fr: Messages = { [id]: [['field'], '\u00A0: ', ['value']] };
  render(
    <I18nProvider i18n={setupI18n({ locale: 'fr', messages: { fr } })}>
      <Facts profile={profileOf('Nora', { hair_color: 'red', sexuality: 'hetero' })} />
    </I18nProvider>,
  );
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual(['Straight', 'Hair colour\u00A0: Red']);
});

it('interests stand by the alphabet of the reader’s language, those that are shared before the others', () => {
  const de: Messages = { [interestLabels.beach.id]: 'Strand', [interestLabels.dogs.id]: 'Äpfel' };
  render(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de } })}>
      <InterestChips interests={['beach', 'books', 'dogs', 'wine']} mine={['wine']} />
    </I18nProvider>,
  );
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual(['Wine', 'Äpfel', 'Books', 'Strand']);
});

it('the facts stand in one order on every page', () => {
  const values = Object.fromEntries(profileFacts.map((fact) => [fact, choicesOfFields[fact][0]]));
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Facts profile={profileOf('Nora', values)} />
    </I18nProvider>,
  );
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual(['Single', 'Straight', 'Slim', 'Eye colour: Brown', 'Hair colour: Black', 'No tattoos']);
});

it('what a member wrote is in whatever language that is, and not in that of the page', () => {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AboutMe profile={{ about_me: 'Om zes uur sluit ik.' }} />
    </I18nProvider>,
  );
  expect(screen.getByText('Om zes uur sluit ik.').getAttribute('lang')).toBe('');
});
