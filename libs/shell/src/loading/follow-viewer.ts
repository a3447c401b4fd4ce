import { hashKey, type QueryClient } from '@tanstack/react-query';
import { isSessionBeginning } from '@parlour/api-client/account/session';
import { userOptions } from '@parlour/api-client/account/user';
import { letPageGo } from '@parlour/state/hold-page';

const NAME = 'parlour.viewer';

/**
 * Keeps a member's page from outliving their session: where somebody else or nobody is logged in now, be it that the server
 * says so or another tab, the page is loaded anew, so that nothing of the one is shown to, or saved for, the other. A
 * visitor's page stays as it is, except where somebody who has logged in since goes back to it.
 *
 * @returns the function that ends it
 */
export function followViewer(client: QueryClient): () => void {
  const { queryKey } = userOptions();
  const here = (): string | null | undefined => {
    const reply = client.getQueryData(queryKey);
    return reply && (reply.user?.id ?? null);
  };
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null;
  let shown = here();

  const isAnother = (viewer: string | null): boolean => Boolean(shown) && viewer !== shown;
  const compare = (): void => {
    const viewer = here();
    if (viewer === undefined || viewer === shown) return;
    channel?.postMessage(viewer);
    if (isAnother(viewer) && !isSessionBeginning()) loadAnew();
    else shown = viewer;
  };
  const hear = ({ data }: MessageEvent<string | null>): void => {
    if (isAnother(data)) loadAnew();
  };
  const askAnew = async (): Promise<void> => {
    const before = shown;
    await client.invalidateQueries({ queryKey });
    if (shown !== before) loadAnew();
  };
  const returned = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void askAnew();
  };

  if (shown !== undefined) channel?.postMessage(shown);
  channel?.addEventListener('message', hear);
  window.addEventListener('pageshow', returned);
  const userHash = hashKey(queryKey);
  const unsubscribe = client.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryHash === userHash) compare();
  });
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loading?.type === 'back_forward') void askAnew();
  return () => {
    unsubscribe();
    window.removeEventListener('pageshow', returned);
    channel?.close();
  };
}

function loadAnew(): void {
  letPageGo();
  window.location.reload();
}
