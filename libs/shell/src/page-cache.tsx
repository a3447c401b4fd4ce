import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { usePageContext } from './page-context-provider.tsx';
import { textInPlace } from './text-in-place.ts';

const cacheId = 'page-cache';

/** What the server's render had read, and when (ISO 8601). */
interface PageReading {
  readAt: string;
  answers: readonly (readonly [key: QueryKey, answer: unknown])[];
}

/** What the server's render had read, as data behind the content; the browser begins its cache with it. */
export function PageCache() {
  const page = usePageContext();
  const text = import.meta.env.SSR && page ? JSON.stringify(readingOf(page)).replaceAll('<', '\\u003c') : '';
  return (
    <script id={cacheId} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}

function readingOf({ queries, now }: { queries: QueryClient; now: Date }): PageReading {
  const answered = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return { readAt: now.toISOString(), answers: answered.map(({ queryKey, state }) => [queryKey, state.data]) };
}

/** In the browser: takes over what the server's render had read, as old as it is. */
export function takePageCache(queries: QueryClient): void {
  const text = textInPlace(cacheId);
  if (!text) return;
  const { readAt, answers } = JSON.parse(text) as PageReading;
  for (const [key, answer] of answers) queries.setQueryData(key, answer, { updatedAt: Date.parse(readAt) });
}
