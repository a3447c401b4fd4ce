import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { pageSettings } from '@parlour/testing/page-settings';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { themeOf } from '@parlour/ui/theme/theme.fixture';
import { PageContextProvider, type RenderedPage } from './page/page-context-provider.tsx';
import { Layout } from './root.tsx';

/** The document of a page as the server sends it, with a brand's colour in both schemes. */
export function documentOf(defaultScheme: 'light' | 'dark' = 'light'): string {
  const site = { settings: pageSettings, locale: 'en' };
  const page = {
    site,
    theme: themeOf({ light: '#eee', dark: '#111', defaultScheme }),
    css: '',
    fontCss: '',
    fonts: [],
  } as unknown as RenderedPage;
  const Page = createRoutesStub([{ path: '/', Component: () => <Layout>A page</Layout> }]);
  return renderToString(
    <PageFrame client={pageCache(() => Promise.reject(new Error('Nothing is asked.')))}>
      <PageContextProvider page={page}>
        <Page />
      </PageContextProvider>
    </PageFrame>,
  );
}
