import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation } from 'react-router';
import { ActivationBanner } from '@parlour/account';
import { WelcomeOffer } from '@parlour/payments';
import { SkipLink, TabBarRoom } from '@parlour/ui';
import { SiteNavigation } from '../navigation/site-navigation.tsx';
import { LiveSite } from './live-site.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Where the offer of the first hours stands on top (spec section 6, members area). */
const membersArea = /^\/(members|likes|chats|premium)(\/|$)/;

/** Pages whose own bar takes the place of the tabs on a phone. */
const withOwnBar = /^\/credits(\/|$)/;

/** Top navigation, banners, the page, footer; on phones the tab bar of a member (spec section 2). */
export default function DefaultLayout() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <LiveSite>
      <TabBarRoom>
        <SkipLink href="#main">{t`Skip to the content`}</SkipLink>
        <SiteNavigation tabs={!withOwnBar.test(pathname)} />
        <ActivationBanner />
        {membersArea.test(pathname) ? <WelcomeOffer /> : null}
        <main id="main">
          <Outlet />
        </main>
        <SiteFooter />
      </TabBarRoom>
    </LiveSite>
  );
}
