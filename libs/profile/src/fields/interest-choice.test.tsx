// @vitest-environment jsdom
import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interestLabels } from '@parlour/i18n/labels/interests';
import { renderPage } from '@parlour/testing/render-page';
import { InterestChoice } from './interest-choice.tsx';

it('interests are offered by the alphabet of the reader’s language', () => {
  const de: Messages = { [interestLabels.beach.id]: 'Zum Strand', [interestLabels.yoga.id]: 'Ärmel hoch' };
  renderPage(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de } })}>
      <InterestChoice id="interests" name="interests" defaultValue={[]} error={undefined} />
    </I18nProvider>,
  );
  const offered = screen.getAllByRole('checkbox', { hidden: true }).map((box) => box.closest('label')?.textContent);
  expect(offered.slice(0, 6)).toEqual(['Adventure', 'Animals', 'Antiques', 'Ärmel hoch', 'Art', 'Astronomy']);
  expect(offered.at(-1)).toBe('Zum Strand');
});
