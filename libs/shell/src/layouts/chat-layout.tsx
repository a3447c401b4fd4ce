import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Outlet, useMatch, useParams } from 'react-router';
import { addresses } from '@parlour/contract/addresses';
import { DeskOnly, SkipLink } from '@parlour/ui';
import { SiteNavigation } from '../navigation/site-navigation.tsx';
import { ProfileFailure } from '../profile-failure.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { EntryGate } from './entry-gate.tsx';

/** The layout of a conversation. */
export default function ChatLayout() {
  return (
    <Surroundings
      navigation={
        <DeskOnly>
          <SiteNavigation tabs={false} />
        </DeskOnly>
      }
    >
      <Outlet />
    </Surroundings>
  );
}

/** A conversation that failed says so where it would have stood; with nothing to write, the ways on are there on phones too. */
export function ErrorBoundary() {
  const { id = '' } = useParams();
  const isOfMember = useMatch(addresses.memberChat.pattern) !== null;
  return (
    <Surroundings navigation={<SiteNavigation />}>
      <ProfileFailure reported={{ type: isOfMember ? 'profile' : 'conversation', id }} />
    </Surroundings>
  );
}

/** The page has the room to itself, on phones without the navigation (spec section 2). */
function Surroundings({ navigation, children }: { navigation: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <EntryGate layout="chat">
      <ConsentGate>
        <SkipLink href="#main">{t`Skip to the content`}</SkipLink>
        {navigation}
        <main id="main" data-fills-window="">
          {children}
        </main>
      </ConsentGate>
    </EntryGate>
  );
}
