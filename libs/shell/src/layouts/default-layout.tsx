import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useIsMember } from '@parlour/api-client/account/user';
import { warmWelcome } from '@parlour/api-client/payments/warm-welcome';
import { SkipLink, TabBarRoom } from '@parlour/ui';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';
import { FailedPage } from '../failures/error-page.tsx';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';
import { SiteNavigation } from '../navigation/site-navigation.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { EntryGate, useMembersHidden } from './entry-gate.tsx';
import { SignUpOverPage } from './sign-up-over-page.tsx';
import { SiteFooter } from './site-footer.ts';

const MemberBanners = drawnPart(async () => (await import('./member-banners.tsx')).MemberBanners);
const BelowPage = drawnPart(async () => (await import('./below-page.tsx')).BelowPage);

/** The banners' height is known before the page is drawn. */
const queries = async (_: PageArguments, cache: QueryClient) => {
  await warmWelcome(cache);
  return [];
};

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

/** The layout of most pages. */
export default function DefaultLayout() {
  return (
    <Surroundings>
      <Outlet />
    </Surroundings>
  );
}

/** A page that failed says so where it would have stood. */
export function ErrorBoundary() {
  return (
    <Surroundings>
      <FailedPage />
    </Surroundings>
  );
}

/** Top navigation, banners, the page, footer; on phones the tab bar of a member (spec section 2). */
function Surroundings({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const isMember = useIsMember();
  const membersHidden = useMembersHidden('default');
  return (
    <EntryGate layout="default">
      <ConsentGate>
        <TabBarRoom>
          <SkipLink href="#main">{t`Skip to the content`}</SkipLink>
          <SiteNavigation />
          {isMember ? <MemberBanners /> : null}
          <main id="main">{membersHidden ? <PageTitle /> : children}</main>
          {isMember ? <BelowPage /> : null}
          <SiteFooter />
          <SignUpOverPage />
        </TabBarRoom>
      </ConsentGate>
    </EntryGate>
  );
}
