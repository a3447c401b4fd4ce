import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Outlet, useMatch, useParams } from 'react-router';
import { styled } from 'styled-components';
import { FailedChat } from '@parlour/chat';
import { addresses } from '@parlour/contract/addresses';
import { DeskOnly, SkipLink, TabBarRoom } from '@parlour/ui';
import { SiteNavigation } from '../navigation/site-navigation.tsx';
import { ProfileFailure } from '../failures/profile-failure.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { EntryGate } from './entry-gate.tsx';

/**
 * As high as the window: the page has what the navigation leaves, which grows with its letters; on phones all of it (spec
 * section 2).
 */
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
      place={Screen}
      fillsWindow
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
    <Surroundings place={TabBarRoom} navigation={<SiteNavigation />}>
      <FailedChat target={isOfMember ? { profile_id: id } : { conversation_id: id }}>
        <ProfileFailure reported={{ type: isOfMember ? 'profile' : 'conversation', id }} />
      </FailedChat>
    </Surroundings>
  );
}

interface SurroundingsProps {
  /** What they stand in, `Screen` or `TabBarRoom`: to the types they are one. */
  place: typeof TabBarRoom;
  /** Does the page say itself what is said over other pages? */
  fillsWindow?: boolean;
  navigation: ReactNode;
  children: ReactNode;
}

function Surroundings({ place: Place, fillsWindow = false, navigation, children }: SurroundingsProps) {
  const { t } = useLingui();
  return (
    <EntryGate layout="chat">
      <ConsentGate>
        <Place>
          <SkipLink href="#main">{t`Skip to the content`}</SkipLink>
          {navigation}
          <main id="main" data-fills-window={fillsWindow ? '' : undefined}>
            {children}
          </main>
        </Place>
      </ConsentGate>
    </EntryGate>
  );
}
