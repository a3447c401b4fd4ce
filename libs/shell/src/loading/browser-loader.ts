import type { ClientLoaderFunctionArgs } from 'react-router';
import { painted } from '@parlour/ui/kit/after-paint';
import { browserQueries } from './browser-queries.ts';
import { knownSettings } from './known-settings.ts';
import { pageArguments, type PageQueries } from './page-arguments.ts';
import { warm } from './warm.ts';

/**
 * Warms a page's queries in the browser before the page is shown; what is fresh in the cache is not asked for again. The press
 * that asked for the page is drawn first, also where nothing has to be waited for.
 */
export const browserLoader =
  (queries: PageQueries) =>
  async ({ request, params }: ClientLoaderFunctionArgs): Promise<null> => {
    const page = pageArguments(request, params, { settings: knownSettings() });
    const [data] = await Promise.all([warm(queries, page, browserQueries(), request), painted()]);
    return data;
  };
