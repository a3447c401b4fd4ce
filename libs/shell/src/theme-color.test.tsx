import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { pageSettings } from '@parlour/testing/page-settings';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { themeOf } from '@parlour/ui/theme/theme.fixture';
import { PageContextProvider, type RenderedPage } from './page-context-provider.tsx';
import { Layout } from './root.tsx';

/** What the head of a page says of a brand's colour. */
function colorsOf(defaultScheme: 'light' | 'dark'): string[] {
  const site = { settings: pageSettings, locale: 'en' };
  const page = {
    site,
    theme: themeOf({ light: '#eee', dark: '#111', defaultScheme }),
    css: '',
    fontCss: '',
    fonts: [],
  } as unknown as RenderedPage;
  const Page = createRoutesStub([{ path: '/', Component: () => <Layout>A page</Layout> }]);
  const html = renderToString(
    <PageFrame client={pageCache(() => Promise.reject(new Error('Nothing is asked.')))}>
      <PageContextProvider page={page}>
        <Page />
      </PageContextProvider>
    </PageFrame>,
  );
  return html.match(/<meta name="theme-color"[^>]*>/g) ?? [];
}

it('a tab has the colour of the page’s top bar, in the scheme that the page has', () => {
  expect(colorsOf('light')).toEqual([
    '<meta name="theme-color" content="#111" media="(prefers-color-scheme: dark)"/>',
    '<meta name="theme-color" content="#eee"/>',
  ]);
  expect(colorsOf('dark')).toEqual(['<meta name="theme-color" content="#111"/>']);
});
