import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../page-context.ts';
import { pageArguments, type PageQueries } from './page-arguments.ts';
import { warm } from './warm.ts';

/** Warms a page's queries on the server, in process; the filled cache travels with the page. */
export const serverLoader =
  (queries: PageQueries) =>
  ({ context, request, params }: LoaderFunctionArgs): Promise<null> => {
    const { queries: cache, settings } = context.get(pageContext);
    return warm(queries, pageArguments(request, params, settings), cache, request);
  };
