import { Provider as FactsProvider } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { SiteContext, type Site } from '@parlour/api-client/site';
import { TimeZoneContext } from '@parlour/i18n';
import { fontCss, fontsToPreload, GlobalStyle, LinkProvider, themeCss } from '@parlour/ui';
import { knowSettings } from './loading/known-settings.ts';
import { PageCache } from './page-cache.tsx';
import { pageContext } from './page-context.ts';
import { usePageContext } from './page-context-provider.tsx';
import { PageProgress } from './navigation/page-progress.tsx';
import { RouterLink } from './navigation/router-link.tsx';
import { Toasts } from './navigation/toasts.tsx';

export { ErrorBoundary } from './error-page.tsx';

/** The site of this page: settings, language and theme, read once with the first page. */
export function loader({ context }: LoaderFunctionArgs) {
  const { settings, locale, formToken, origin, isInstalledApp, theme } = context.get(pageContext);
  const site: Site = { settings, locale, formToken, origin, isInstalledApp };
  return { site, styles: fontCss(theme) + themeCss(theme), fonts: fontsToPreload(theme) };
}

export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ name: 'description', content: loaderData.site.settings.description }] : [];

/** The document around every page; the theme stands in its first bytes, so nothing flashes and no script is needed. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const nonce = usePageContext()?.nonce;
  return (
    <html lang={root?.site.locale ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {nonce ? <meta property="csp-nonce" nonce={nonce} /> : null}
        {root ? (
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: root.styles }} />
        ) : null}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {root?.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <PageCache />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const root = useRouteLoaderData<typeof loader>('root');
  useEffect(() => {
    if (root) knowSettings(root.site.settings);
  }, [root]);
  if (!root) return null;
  return (
    <FactsProvider>
      <SiteContext value={root.site}>
        <TimeZoneContext value={root.site.settings.time_zone}>
          <LinkProvider value={RouterLink}>
            <GlobalStyle />
            <PageProgress />
            <Outlet />
            <Toasts />
          </LinkProvider>
        </TimeZoneContext>
      </SiteContext>
    </FactsProvider>
  );
}
