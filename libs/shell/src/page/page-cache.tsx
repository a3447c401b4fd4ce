import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { noteServerTime } from '@parlour/api-client/account/server-clock';
import { userOptions } from '@parlour/api-client/account/user';
import type { getUser } from '@parlour/contract/account/user/get-user';
import type { ReplyOf } from '@parlour/contract/define-call';
import { usePageContext } from './page-context-provider.tsx';
import { textInPlace } from '../rendering/text-in-place.ts';

const cacheId = 'page-cache';

/** What the server's render had read. */
type PageReading = readonly (readonly [key: QueryKey, answer: unknown])[];

/** What the server's render had read, as data behind the content; the browser begins its cache with it. */
export function PageCache() {
  const page = usePageContext();
  const text = import.meta.env.SSR && page ? JSON.stringify(readingOf(page)).replaceAll('<', '\\u003c') : '';
  return (
    <script id={cacheId} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}

function readingOf({ queries }: { queries: QueryClient }): PageReading {
  const answered = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return answered.map(({ queryKey, state }) => [queryKey, state.data]);
}

/** In the browser: what the server's render had read. */
export const pageReading = (): PageReading => JSON.parse(textInPlace(cacheId) || '[]') as PageReading;

/** In the browser: takes over what the server's render had read, as old as the answer of who is here, which every page has. */
export function takePageCache(queries: QueryClient): void {
  const answers = pageReading();
  const userHash = hashKey(userOptions().queryKey);
  const user = answers.find(([key]) => hashKey(key) === userHash)?.[1] as ReplyOf<typeof getUser> | undefined;
  const arrivedAt = whenPageArrived();
  if (user) noteServerTime(queries, user.server_time, arrivedAt);
  // By a device whose clock is slow the answer would be of the future, and new for as long.
  const updatedAt = user && Math.min(arrivedAt, Date.parse(user.server_time));
  for (const [key, answer] of answers) queries.setQueryData(key, answer, { updatedAt });
}

/** When the page began to arrive, by this device's clock: its scripts may have come much later. */
function whenPageArrived(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const age = page ? performance.now() - page.responseStart : 0;
  return Date.now() - age;
}
