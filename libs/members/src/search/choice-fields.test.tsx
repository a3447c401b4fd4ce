// @vitest-environment jsdom
import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interestLabels } from '@parlour/i18n/labels/interests';
import { renderPage } from '@parlour/testing/render-page';
import { answers } from '../members.fixture.tsx';
import { ChoiceFields } from './choice-fields.tsx';

it('interests are offered by the alphabet of the reader’s language', async () => {
  const de: Messages = { [interestLabels.beach.id]: 'Zum Strand', [interestLabels.yoga.id]: 'Ärmel hoch' };
  renderPage(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de } })}>
      <ChoiceFields search={{ interests: 'wine' }} />
    </I18nProvider>,
    answers(),
    { changes: { search_fields: ['interests'] } },
  );
  const group = await screen.findByRole('group', { name: 'Interests' });
  const offered = within(group)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(offered.slice(2, 5)).toEqual(['Antiques', 'Ärmel hoch', 'Art']);
  expect(offered.at(-1)).toBe('Zum Strand');
});
