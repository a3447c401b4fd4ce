import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { userOptions } from '@parlour/api-client/account/user';
import { SiteContext } from '@parlour/api-client/site';
import { TimeZoneContext } from '@parlour/i18n';
import { LinkProvider } from '@parlour/ui';
import { latePart } from '@parlour/ui/kit/late-part';
import { fontsId } from './font-sheet.ts';
import { knowSettings } from './loading/known-settings.ts';
import { PageCache } from './page-cache.tsx';
import { pageContext } from './page-context.ts';
import { usePageContext } from './page-context-provider.tsx';
import { PageSite, usePageSite } from './page-site.tsx';
import { textInPlace } from './text-in-place.ts';
import { SearchEngineHead } from './search-engine-head.tsx';
import { PageProgress } from './navigation/page-progress.tsx';
import { RouterLink } from './navigation/router-link.tsx';

export { ErrorBoundary } from './error-page.tsx';

/** Notices are of what a member did; visitors fetch none of their code. */
const Toasts = latePart(async () => (await import('./navigation/toasts.tsx')).Toasts);

const LateRoot = latePart(async () => (await import('./loading/after-first-page.ts')).LateRoot);

/** The site's own description, for pages that have none of theirs. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  description: context.get(pageContext).settings.description,
});

export const shouldRevalidate = () => false;

const themeId = 'theme';

/** Without the page's nonce the browser would refuse the theme when it is drawn anew. */
const nonceInPlace = (): string | undefined => document.getElementById(themeId)?.nonce || undefined;

const formTokenName = 'form-token';

/** The token stands once in the page, so that a page can be kept and each reader's token be put in its place. */
const formTokenInPlace = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${formTokenName}"]`)?.content ?? '';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ name: 'description', content: loaderData.description }] : [];

/** The document around every page; the theme stands in its first bytes, so nothing flashes and no script is needed. */
export function Layout({ children }: { children: ReactNode }) {
  const page = usePageContext();
  const site = usePageSite();
  const nonce = page ? page.nonce : nonceInPlace();
  return (
    <html lang={site?.locale ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name={formTokenName} content={page?.formToken ?? formTokenInPlace()} />
        {nonce ? <meta property="csp-nonce" nonce={nonce} /> : null}
        <style
          id={themeId}
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: page?.css ?? textInPlace(themeId) }}
        />
        <style
          id={fontsId}
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: page?.fontCss ?? textInPlace(fontsId) }}
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
        <PageSite />
        <PageCache />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const read = usePageSite();
  const page = usePageContext();
  const { data } = useQuery(userOptions());
  useEffect(() => {
    if (read) knowSettings(read.settings);
    if (read?.analyticsChoice) void import('./counting/count-pages.ts').then(({ countPages }) => countPages());
  }, [read]);
  const [formToken] = useState(() => page?.formToken ?? formTokenInPlace());
  const site = useMemo(() => (read ? { ...read, formToken } : null), [read, formToken]);
  if (!site) return null;
  return (
    <SiteContext value={site}>
      <TimeZoneContext value={site.settings.time_zone}>
        <LinkProvider value={RouterLink}>
          {import.meta.env.SSR ? <SearchEngineHead site={site} /> : null}
          <PageProgress />
          <Outlet />
          <Suspense>
            <LateRoot />
          </Suspense>
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
