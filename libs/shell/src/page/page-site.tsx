import { useState } from 'react';
import type { Site } from '@parlour/api-client/site';
import { knowSite } from '../loading/known-site.ts';
import type { PageContext } from './page-context.ts';
import { usePageContext } from './page-context-provider.tsx';
import { textInPlace } from '../rendering/text-in-place.ts';

const siteId = 'site';

/** The site of a page but for its form token, which each reader of a kept page has of their own. */
export type ReadSite = Omit<Site, 'formToken'>;

/** On the server: the site as this request sees it. */
export function siteOf(page: PageContext, request: Request): ReadSite {
  const { settings, locale, origin, isInstalledApp, analyticsChoice, dismissals } = page;
  const { entryWarning, maySearch, hasTrafficSource } = page;
  const savesData = request.headers.get('save-data') === 'on';
  const browser = { isInstalledApp, analyticsChoice, dismissals, savesData };
  return { settings, locale, origin, ...browser, entryWarning, maySearch, hasTrafficSource };
}

/**
 * The site as data in the page: compressed, about 450 bytes less than as the router hands over what a loader answered. It is
 * written once: nothing of it changes until the document does.
 */
export function PageSite() {
  const page = usePageContext();
  const text = page ? JSON.stringify(page.site).replaceAll('<', '\\u003c') : textInPlace(siteId);
  return (
    <script
      id={siteId}
      type="application/json"
      data-form-token={page?.formToken ?? formTokenInPlace()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/**
 * The site of this page, the same on the server and in the browser; null where the page has none. The loaders of the browser know
 * it from then on: a page may be asked for as soon as the first one is drawn.
 */
export function usePageSite(): Site | null {
  const page = usePageContext();
  const [site] = useState(() => {
    if (page) return { ...page.site, formToken: page.formToken };
    const read = JSON.parse(textInPlace(siteId) || 'null') as ReadSite | null;
    if (read) knowSite(read);
    return read && { ...read, formToken: formTokenInPlace() };
  });
  return site;
}

const formTokenInPlace = (): string => document.getElementById(siteId)?.dataset['formToken'] ?? '';
