import { useLocation } from 'react-router';
import { ActivationBanner } from '@parlour/account';
import { WelcomeOffer } from '@parlour/payments';

/** Where the offer of the first hours stands on top (spec section 6, members area). */
const membersArea = /^\/(members|likes|chats|premium)(\/|$)/;

/** What a member has to know above every page. */
export function MemberBanners() {
  const { pathname } = useLocation();
  return (
    <>
      <ActivationBanner />
      {membersArea.test(pathname) ? <WelcomeOffer /> : null}
    </>
  );
}
