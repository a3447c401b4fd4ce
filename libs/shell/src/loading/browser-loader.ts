import type { ClientLoaderFunctionArgs } from 'react-router';
import { browserCache } from './browser-cache.ts';
import { knownSite } from './known-site.ts';
import { pageArguments, type PageQueries } from './page-arguments.ts';
import { warm } from './warm.ts';

/** Warms a page's queries in the browser before the page is shown; what is fresh in the cache is not asked for again. */
export const browserLoader =
  (queries: PageQueries) =>
  async ({ request, params }: ClientLoaderFunctionArgs): Promise<null> =>
    warm(queries, pageArguments(request, params, knownSite()), browserCache(), request);
