import { expect, it } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import { renderLetter } from '../render-letter.tsx';
import { sampleLetters } from '../testing/sample-letters.ts';

it.each([
  { locale: 'de', said: 'Zahlungsart\nKreditkarte' },
  { locale: 'pl', said: 'Karta kredytowa' },
] as const)(
  'a receipt in $locale calls the way to pay as the page on which it was chosen',
  async ({ locale, said }) => {
    const receipt = sampleLetters(locale).find(({ kind }) => kind === 'receipt')!;
    const { text } = await renderLetter({ id: 'default', version: 1, settings: brand }, receipt);
    expect(text).toContain(said);
  },
);
