import { useLocation } from 'react-router';
import { ActivationBanner, ActivationReminder, MailStoppedAlert, PushAlert } from '@parlour/account';
import { addresses } from '@parlour/contract/addresses';
import { useSite } from '@parlour/api-client/site';
import { showsPhotoAlert } from '@parlour/models/alerts/photo-alert-pages';
import { TimeBonusReminder, WelcomeOffer } from '@parlour/payments';
import { PhotoAlert } from '@parlour/profile';
import { DismissalsContext } from '@parlour/state/dismissals';
import { InstallHint } from '../installed-app/install-hint.tsx';

/** Where the offer of the first hours stands on top (spec section 6, members area). */
const membersArea = /^\/(members|likes|chats|premium)(\/|$)/;

/** Where push is offered: beside what it would tell of. */
const pushPlaces = /^\/(chats|likes|notifications)(\/|$)/;

/** What a member has to know above every page. */
export function MemberBanners() {
  const { pathname } = useLocation();
  const { dismissals } = useSite();
  return (
    <DismissalsContext value={dismissals}>
      <ActivationBanner />
      <ActivationReminder />
      {pathname === addresses.settings.pattern ? null : <MailStoppedAlert />}
      {pushPlaces.test(pathname) ? <PushAlert /> : null}
      {showsPhotoAlert(pathname) ? <PhotoAlert /> : null}
      {membersArea.test(pathname) ? (
        <>
          <WelcomeOffer />
          <TimeBonusReminder />
        </>
      ) : null}
      {pathname === addresses.chats.pattern ? <InstallHint /> : null}
    </DismissalsContext>
  );
}
