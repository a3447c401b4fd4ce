import type { LoaderFunctionArgs } from 'react-router';
import { userOptions } from '@parlour/api-client/account/user';
import type { PageLayout } from '@parlour/models/account/consents/entry-warning';
import { pageContext } from '../page-context.ts';
import { pageArguments, type PageQueries } from './page-arguments.ts';
import { warm } from './warm.ts';

export interface ServerLoaderOptions {
  /** The layout of a page that shows members: behind its entry warning nothing of them is read. */
  membersIn?: PageLayout;
}

/**
 * Warms a page's queries on the server, in process; the filled cache travels with the page. A page that failed waits for who is
 * here as well, since what stands around it shows that.
 */
export const serverLoader =
  (queries: PageQueries, { membersIn }: ServerLoaderOptions = {}) =>
  async ({ context, request, params }: LoaderFunctionArgs): Promise<null> => {
    const page = context.get(pageContext);
    if (membersIn && page.maySearch && page.entryWarning.includes(membersIn)) return null;
    try {
      return await warm(queries, pageArguments(request, params, page), page.queries, request);
    } finally {
      await page.queries.query(userOptions()).catch(() => undefined);
    }
  };
