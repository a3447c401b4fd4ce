import type { QueryClient } from '@tanstack/react-query';
import { userOptions } from '@parlour/api-client/account/user';
import type { PageQuery } from '@parlour/api-client/page-query';
import { loaderFailure } from './loader-failure.ts';
import type { PageArguments, PageQueries } from './page-arguments.ts';

/**
 * Fills the cache, all at once, with what the page reads and with who is here, which every page's navigation shows.
 *
 * @throws what the page's address answers to the first failure, once the rest is read too: what can be shown beside it
 *   is there
 */
export async function warm(
  queries: PageQueries,
  page: PageArguments,
  cache: QueryClient,
  request: Request,
): Promise<null> {
  try {
    const options = await queries(page, cache);
    const read = [userOptions(), ...options].map((each) => warmOne(each, cache));
    await Promise.allSettled(read);
    await Promise.all(read);
  } catch (error) {
    throw loaderFailure(error, request);
  }
  return null;
}

/**
 * Reads one query into the cache. What is there shows at once, and where it is old it is asked for anew meanwhile. Only
 * what is missing is waited for, and may fail.
 */
async function warmOne(query: PageQuery, cache: QueryClient): Promise<void> {
  const asked = cache.query(query);
  if (cache.getQueryData(query.queryKey) === undefined) await asked;
  else asked.catch(() => undefined);
}
