import { dehydrate } from '@tanstack/react-query';
import { usePageContext } from './page-context-provider.tsx';

/** What the server's render had read, as data behind the content; the browser begins its cache with it. */
export function PageCache() {
  const page = usePageContext();
  const state = import.meta.env.SSR && page ? JSON.stringify(dehydrate(page.queries)).replaceAll('<', '\\u003c') : '';
  return (
    <script
      id="page-cache"
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: state }}
    />
  );
}
