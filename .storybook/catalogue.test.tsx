// @vitest-environment jsdom
import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { PageWords } from '../libs/safety/src/pages/page-words.tsx';
import { loadCatalogue } from './catalogue.ts';
import { PSEUDO_LOCALE } from './pseudo-locale.ts';

const english = import.meta.glob<Messages>('../locales/en/pages.po', { import: 'messages', eager: true });

/** Id and words of a sentence without values that legal and help pages alone say. */
async function sentenceOfPages(): Promise<[string, string]> {
  const { messages: shared } = await loadCatalogue('en');
  const own = Object.entries(Object.assign({}, ...Object.values(english)) as Messages);
  const [id, words] = own.find(([key, words]) => !(key in shared) && words.length === 1) ?? [];
  return [id ?? '', String(words)];
}

const Sentence = ({ id }: { id: string }) => <p>{useLingui().i18n._(id)}</p>;

async function readOn(wanted: string, id: string): Promise<string | null> {
  const { locale, language, messages } = await loadCatalogue(wanted);
  const { unmount } = render(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: messages } })}>
      <Suspense>
        <PageWords locale={language}>
          <Sentence id={id} />
        </PageWords>
      </Suspense>
    </I18nProvider>,
  );
  const { textContent } = await screen.findByText(/./, { selector: 'p' });
  unmount();
  return textContent;
}

it('legal and help pages are stretched in the pseudo-locale, and plain in English', async () => {
  const [id, words] = await sentenceOfPages();
  expect(await readOn('en', id)).toBe(words);
  const stretched = await readOn(PSEUDO_LOCALE, id);
  expect(stretched).toMatch(/[áéíóšüý]/);
  expect(stretched).not.toBe(words);
});
