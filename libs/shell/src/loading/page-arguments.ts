import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { PageQuery } from '@parlour/api-client/page-query';
import type { PageLayout } from '@parlour/models/account/consents/entry-warning';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';

/** What a page's queries may depend on: the address, parsed once, and the site. */
export interface PageArguments {
  params: Params;
  search: URLSearchParams;
  settings: PublicSettings;
  /** The layouts behind the entry warning; none in the browser, where nobody goes on before it is passed. */
  entryWarning: readonly PageLayout[];
  /** Members, and visitors whom the brand lets search (spec section 6). */
  maySearch: boolean;
}

/** The queries a page reads; loaders warm them in parallel on either side. */
export type PageQueries = (
  page: PageArguments,
  cache: QueryClient,
) => readonly PageQuery[] | Promise<readonly PageQuery[]>;

type SiteArguments = Pick<PageArguments, 'settings' | 'maySearch'> & Partial<Pick<PageArguments, 'entryWarning'>>;

/** What the loaders of server and browser hand to a page's queries; the browser, which knows no entry warning, leaves that out. */
export const pageArguments = (
  request: Request,
  params: Params,
  { settings, maySearch, entryWarning = [] }: SiteArguments,
): PageArguments => ({
  params,
  search: new URL(request.url).searchParams,
  settings,
  entryWarning,
  maySearch,
});
