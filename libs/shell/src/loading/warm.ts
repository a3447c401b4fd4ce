import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { userOptions } from '@parlour/api-client/account/user';
import { loaderFailure } from './loader-failure.ts';
import type { PageArguments, PageQueries } from './page-arguments.ts';

/**
 * Fills the cache with who is here, which every page's navigation shows, and with what the page reads, all at once; the first
 * failure becomes what the page's address answers, once the rest is read too: what can be shown beside it is there.
 */
export async function warm(
  queries: PageQueries,
  page: PageArguments,
  cache: QueryClient,
  request: Request,
): Promise<null> {
  try {
    const options = await queries(page, cache);
    const read = [userOptions(), ...options].map((each) => warmOne(each as WarmedQuery, cache));
    await Promise.allSettled(read);
    await Promise.all(read);
  } catch (error) {
    throw loaderFailure(error, request);
  }
  return null;
}

interface WarmedQuery {
  queryKey: QueryKey;
}

/**
 * What is there shows at once, and where it is old it is asked for anew meanwhile: only what is missing is waited for, and may
 * fail.
 */
async function warmOne(query: WarmedQuery, cache: QueryClient): Promise<void> {
  const asked = cache.query(query);
  if (cache.getQueryData(query.queryKey) === undefined) await asked;
  else asked.catch(() => undefined);
}
