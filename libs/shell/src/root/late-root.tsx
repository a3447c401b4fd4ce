import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppBadge } from '@parlour/api-client/live/use-app-badge';
import { OfflineNotice } from '../installed-app/offline-notice.tsx';
import { PageAnnouncer } from '../navigation/page-announcer.tsx';
import { PageProgress } from '../navigation/page-progress.tsx';
import { Toasts } from '../navigation/toasts.tsx';
import { wearFonts } from '../scripts/page-fonts.ts';

/**
 * What stands around every page once the first one stands:
 * - the fonts, from the second page on;
 * - how far the way to a further page is, and its title for those who listen;
 * - the count on the app's icon;
 * - the toasts about what was done, also by a visitor;
 * - the notice that the connection is gone, which is loaded while there is one.
 */
export function LateRoot() {
  const { pathname } = useLocation();
  // Cleaned up after: as a page is left, and before the next one is painted.
  useLayoutEffect(() => wearFonts, [pathname]);
  useAppBadge();
  return (
    <>
      <PageProgress />
      <PageAnnouncer />
      <Toasts />
      <OfflineNotice />
    </>
  );
}
