import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { ActivationBanner, ActivationReminder, MailStoppedAlert, PushAlert } from '@parlour/account';
import { addresses } from '@parlour/contract/addresses';
import { useSite } from '@parlour/api-client/site';
import { TimeBonusReminder, WelcomeOffer } from '@parlour/payments';
import { PhotoAlert } from '@parlour/profile';
import { DismissalsContext } from '@parlour/state/stored/dismissals';
import { InstallHint } from '../installed-app/install-hint.tsx';
import { isUnder } from '../navigation/is-under.ts';
import { isMembersArea } from './members-area.ts';
import { showsPhotoAlert } from './photo-alert-pages.ts';

/** Where push is offered: beside what it would tell of. */
const pushPlaces = [addresses.chats, addresses.likes, addresses.notifications];

/** Of several alerts the first one is drawn; once that is put away, the next. Those below the page wait for the one above it. */
const OneAlert = styled.div`
  & > * ~ *,
  &:not(:empty) ~ & {
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

/**
 * What this device could have. The browser alone knows, when the page is read already: it stands below it, and moves nothing
 * that is being read.
 */
export function DeviceOffers() {
  const { pathname } = useLocation();
  const { dismissals } = useSite();
  return (
    <DismissalsContext value={dismissals}>
      <OneAlert>
        {isUnder(pathname, pushPlaces) ? <PushAlert /> : null}
        {pathname === addresses.chats.pattern ? <InstallHint /> : null}
      </OneAlert>
    </DismissalsContext>
  );
}
