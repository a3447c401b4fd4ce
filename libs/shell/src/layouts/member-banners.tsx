import { useLocation } from 'react-router';
import { ActivationBanner, ActivationReminder } from '@parlour/account';
import { addresses } from '@parlour/contract/addresses';
import { WelcomeOffer } from '@parlour/payments';
import { InstallHint } from '../installed-app/install-hint.tsx';

/** Where the offer of the first hours stands on top (spec section 6, members area). */
const membersArea = /^\/(members|likes|chats|premium)(\/|$)/;

/** What a member has to know above every page. */
export function MemberBanners() {
  const { pathname } = useLocation();
  return (
    <>
      <ActivationBanner />
      <ActivationReminder />
      {membersArea.test(pathname) ? <WelcomeOffer /> : null}
      {pathname === addresses.chats.pattern ? <InstallHint /> : null}
    </>
  );
}
