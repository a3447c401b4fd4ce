import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { Site } from '@parlour/api-client/site';
import { pageSettings } from '@parlour/testing/page-settings';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { PageTitle } from '../page/page-title.tsx';
import { previewWords } from './preview-words.ts';
import { SearchEngineHead } from './search-engine-head.tsx';

const settings = { ...pageSettings, domain_language: 'en', landers: [], index_title: 'Good company', version: 7 };

/** The document of a page with this title and description, as the server renders it. */
function documentAt(path: string, changes: Partial<Site['settings']> = {}, locale = 'en'): string {
  const site = { settings: { ...settings, ...changes }, locale, origin: 'https://known.example' } as unknown as Site;
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <html lang={locale}>
          <head />
          <body>
            <SearchEngineHead site={site} />
            <PageTitle page={'Prices & "more"'} description="What it costs." />
          </body>
        </html>
      ),
    },
  ]);
  return renderToString(
    <PageFrame client={pageCache(() => Promise.reject(new Error('Nothing is asked.')))}>
      <Page initialEntries={[path]} />
    </PageFrame>,
  );
}

it('a shared link says what its own page is called and about', () => {
  expect(previewWords(documentAt('/pricing'))).toBe(
    `<meta property="og:title" content="Prices &amp; &quot;more&quot; · ${settings.name}"/>` +
      '<meta property="og:description" content="What it costs."/>',
  );
});

it('a page that nobody may list has no preview, nor has one that says it itself', () => {
  expect(previewWords(documentAt('/members'))).toBe('');
  expect(previewWords('<head><meta property="og:url"/><meta property="og:title"/><title>A</title></head>')).toBe('');
});

it('sign-up is for search engines only where everybody may join', () => {
  expect(documentAt('/signup')).not.toContain('noindex');
  for (const signups of ['none', 'with_trafficsource'] as const)
    expect(documentAt('/signup', { signups })).toContain('<meta name="robots" content="noindex"/>');
});

it.each([
  ['en', 'en_US'],
  ['de', 'de_DE'],
  ['nb', 'nb_NO'],
])('a preview in %s names the territory too: %s', (locale, whole) => {
  expect(documentAt('/pricing', {}, locale)).toContain(`<meta property="og:locale" content="${whole}"/>`);
});
