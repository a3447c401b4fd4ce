import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
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
import { iconAddress, manifestAddress, tabIconAddress } from '@parlour/contract/drawn-addresses';
import { TimeZoneContext } from '@parlour/i18n';
import { ownTimeZone } from '@parlour/models/time-zone';
import { LinkProvider } from '@parlour/ui';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { fontsId } from './rendering/font-sheet.ts';
import { PageCache } from './page/page-cache.tsx';
import { pageContext } from './page/page-context.ts';
import { usePageContext } from './page/page-context-provider.tsx';
import { PageSite, usePageSite } from './page/page-site.tsx';
import { textInPlace } from './rendering/text-in-place.ts';
import { SearchEngineHead } from './rendering/search-engine-head.tsx';
import { ThemeColor } from './page/theme-color.tsx';
import { RouterLink } from './navigation/router-link.tsx';

export { ErrorBoundary } from './failures/error-page.tsx';

/** A visitor has no events and no matches, and fetches none of the code that hears of them. */
const MemberRoot = drawnPart(async () => (await import('./root/member-root.tsx')).MemberRoot);

const LateRoot = drawnPart(async () => (await import('./root/after-first-page.ts')).LateRoot);

/** The site's own description, for pages that have none of theirs. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  description: context.get(pageContext).settings.description,
});

/** The description changes with a document alone. */
export const shouldRevalidate = () => false;

/**
 * The last: with the keyboard open the page is as high as what is left above it, or a conversation would show no words. iOS
 * knows it not.
 */
const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content';

const themeId = 'theme';

/** Without the page's nonce the browser would refuse the theme when it is drawn anew. */
const nonceInPlace = (): string | undefined => document.getElementById(themeId)?.nonce || undefined;

/** The description of each page that names none itself; without the loader's answer, as on a page that failed, there is none. */
export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ name: 'description', content: loaderData.description }] : [];

/**
 * The document around every page; the theme stands in its first bytes, so nothing flashes and no script is needed. Where a
 * document was scrolled to, the browser restores; the router does so between the pages of one.
 */
export function Layout({ children }: { children: ReactNode }) {
  const page = usePageContext();
  const site = usePageSite();
  const nonce = page ? page.nonce : nonceInPlace();
  const isScripted = useScripted();
  return (
    <html lang={site?.locale ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={viewport} />
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
        {import.meta.env.SSR && page ? <ThemeColor theme={page.theme} /> : null}
        {site ? <DrawnFromSettings version={site.settings.version} /> : null}
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
        {isScripted ? <ScrollRestoration nonce={nonce} /> : null}
        <Scripts nonce={nonce} />
        {import.meta.env.SSR && page?.catalogue ? (
          <link rel="modulepreload" href={page.catalogue} nonce={nonce} />
        ) : null}
      </body>
    </html>
  );
}

/** What shows the site in a tab and on a home screen. */
function DrawnFromSettings({ version }: { version: number }) {
  return (
    <>
      <link rel="icon" href={tabIconAddress(version)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={iconAddress(version, 180, 'maskable')} />
      <link rel="manifest" href={manifestAddress(version)} />
    </>
  );
}

/** Asked once: it takes longer than all else that this component does. */
let timeZone: string | undefined;
const readersTimeZone = (): string | undefined => (timeZone ??= ownTimeZone());

/**
 * What lies around all pages within the document: the site, time zone and links that they draw with, and what goes on beside them.
 * Draws nothing where the site is not known.
 */
export default function Root() {
  const site = usePageSite();
  const sent = site?.settings.time_zone;
  const zones = useMemo(() => sent && { sent, read: readersTimeZone() ?? sent }, [sent]);
  const { data } = useQuery(userOptions());
  useEffect(() => {
    // Where it cannot be fetched, nothing is counted.
    if (site?.analyticsChoice)
      import('./counting/count-pages.ts').then(
        ({ countPages }) => countPages(),
        () => undefined,
      );
  }, [site]);
  if (!site || !zones) return null;
  return (
    <SiteContext value={site}>
      <TimeZoneContext value={zones}>
        <LinkProvider value={RouterLink}>
          {import.meta.env.SSR ? <SearchEngineHead site={site} /> : null}
          <Outlet />
          <LateRoot />
          {data?.user ? <MemberRoot memberId={data.user.id} counts={data.counts} /> : null}
        </LinkProvider>
      </TimeZoneContext>
    </SiteContext>
  );
}
