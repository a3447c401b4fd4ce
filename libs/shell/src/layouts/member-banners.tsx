import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { ActivationBanner, ActivationReminder, MailStoppedAlert, PushAlert } from '@parlour/account';
import { addresses } from '@parlour/contract/addresses';
import { useSite } from '@parlour/api-client/site';
import { showsPhotoAlert } from '@parlour/models/alerts/photo-alert-pages';
import { TimeBonusReminder, WelcomeOffer } from '@parlour/payments';
import { PhotoAlert } from '@parlour/profile';
import { DismissalsContext } from '@parlour/state/dismissals';
import { InstallHint } from '../installed-app/install-hint.tsx';
import { isMembersArea } from './members-area.ts';

/** Where push is offered: beside what it would tell of. */
const pushPlaces = /^\/(chats|likes|notifications)(\/|$)/;

/** Of several alerts the first one is drawn; once that is put away, the next. */
const OneAlert = styled.div`
  & > * ~ * {
    display: none;
  }
`;

/** What a member has to know above every page, the most pressing alert first, and below it the offer that runs. */
export function MemberBanners() {
  const { pathname } = useLocation();
  const { dismissals } = useSite();
  return (
    <DismissalsContext value={dismissals}>
      <ActivationReminder />
      <OneAlert>
        <ActivationBanner />
        {pathname === addresses.settings.pattern ? null : <MailStoppedAlert />}
        {showsPhotoAlert(pathname) ? <PhotoAlert /> : null}
        {pushPlaces.test(pathname) ? <PushAlert /> : null}
        {pathname === addresses.chats.pattern ? <InstallHint /> : null}
      </OneAlert>
      {isMembersArea(pathname) ? (
        <>
          <WelcomeOffer />
          <TimeBonusReminder />
        </>
      ) : null}
    </DismissalsContext>
  );
}
