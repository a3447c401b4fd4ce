import type { LoaderFunctionArgs } from 'react-router';
import { userOptions } from '@parlour/api-client/account/user';
import { pageContext } from '../page/page-context.ts';
import { pageArguments, type PageQueries } from './page-arguments.ts';
import { membersLayout } from './shows-members.ts';
import { warm } from './warm.ts';

export interface ServerLoaderOptions {
  /** The route's own: a page that shows members reads nothing of them behind its entry warning. */
  handle?: unknown;
}

/**
 * Warms a page's queries on the server, in process; the filled cache travels with the page. A page that failed waits for who is
 * here as well, since what stands around it shows that.
 */
export const serverLoader =
  (queries: PageQueries, { handle }: ServerLoaderOptions = {}) =>
  async ({ context, request, params }: LoaderFunctionArgs): Promise<null> => {
    const page = context.get(pageContext);
    const layout = membersLayout(handle);
    if (layout && page.maySearch && page.entryWarning.includes(layout)) return null;
    try {
      return await warm(queries, pageArguments(request, params, page), page.queries, request);
    } finally {
      await page.queries.query(userOptions()).catch(() => undefined);
    }
  };
