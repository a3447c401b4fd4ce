import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { Outlet, useMatch, useParams } from 'react-router';
import { styled } from 'styled-components';
import { addresses } from '@parlour/contract/addresses';
import { DeskOnly, SkipLink } from '@parlour/ui';
import { SiteNavigation } from '../navigation/site-navigation.tsx';
import { ProfileFailure } from '../profile-failure.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { EntryGate } from './entry-gate.tsx';

/** As high as the window: the page has what the navigation leaves, which grows with its letters. */
const Screen = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;

  > main {
    --page-height: 100%;
    flex: 1;
    min-height: 0;
  }
`;

/** The layout of a conversation. */
export default function ChatLayout() {
  return (
    <Surroundings
      as={Screen}
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

interface SurroundingsProps {
  /** What they stand in. */
  as?: typeof Screen | typeof Fragment;
  navigation: ReactNode;
  children: ReactNode;
}

/** The page has the room to itself, on phones without the navigation (spec section 2). */
function Surroundings({ as: Place = Fragment, navigation, children }: SurroundingsProps) {
  const { t } = useLingui();
  return (
    <EntryGate layout="chat">
      <ConsentGate>
        <Place>
          <SkipLink href="#main">{t`Skip to the content`}</SkipLink>
          {navigation}
          <main id="main" data-fills-window="">
            {children}
          </main>
        </Place>
      </ConsentGate>
    </EntryGate>
  );
}
