import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
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
import { userOptions } from '@parlour/api-client/account/user';
import { SiteContext, type Site } from '@parlour/api-client/site';
import { TimeZoneContext } from '@parlour/i18n';
import { LinkProvider } from '@parlour/ui';
import { knowSettings } from './loading/known-settings.ts';
import { PageCache } from './page-cache.tsx';
import { pageContext } from './page-context.ts';
import { usePageContext } from './page-context-provider.tsx';
import { PageProgress } from './navigation/page-progress.tsx';
import { RouterLink } from './navigation/router-link.tsx';

export { ErrorBoundary } from './error-page.tsx';

/** Notices are of what a member did; visitors fetch none of their code. */
const Toasts = lazy(async () => ({ default: (await import('./navigation/toasts.tsx')).Toasts }));

/** The site of this page: settings and language, read once with the first page. */
export function loader({ context }: LoaderFunctionArgs) {
  const { settings, locale, formToken, origin, isInstalledApp } = context.get(pageContext);
  const site: Site = { settings, locale, formToken, origin, isInstalledApp };
  return { site };
}

export const shouldRevalidate = () => false;

const themeId = 'theme';

/** In the browser the theme is already there; should React ever draw the whole document anew, it goes on being there. */
const themeInPlace = (): string => document.getElementById(themeId)?.textContent ?? '';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ name: 'description', content: loaderData.site.settings.description }] : [];

/** The document around every page; the theme stands in its first bytes, so nothing flashes and no script is needed. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const page = usePageContext();
  const nonce = page?.nonce;
  return (
    <html lang={root?.site.locale ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {nonce ? <meta property="csp-nonce" nonce={nonce} /> : null}
        <style
          id={themeId}
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: page?.css ?? themeInPlace() }}
        />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/maskable-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {page?.fonts.map((font) => (
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
  const { data } = useQuery(userOptions());
  useEffect(() => {
    if (root) knowSettings(root.site.settings);
  }, [root]);
  if (!root) return null;
  return (
    <SiteContext value={root.site}>
      <TimeZoneContext value={root.site.settings.time_zone}>
        <LinkProvider value={RouterLink}>
          <PageProgress />
          <Outlet />
          {data?.user ? (
            <Suspense>
              <Toasts />
            </Suspense>
          ) : null}
        </LinkProvider>
      </TimeZoneContext>
    </SiteContext>
  );
}
