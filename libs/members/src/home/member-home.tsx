import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { userOptions } from '@parlour/api-client/account/user';
import { likesOptions } from '@parlour/api-client/members/likes';
import { newMembersOptions } from '@parlour/api-client/members/newest';
import { swipeRoundOptions } from '@parlour/api-client/members/swipe';
import { from, Stack, Wrap } from '@parlour/ui';
import { CompletenessCard } from './completeness-card.tsx';
import { HomeWelcome } from './home-welcome.tsx';
import { MatchFinderCard } from './match-finder-card.tsx';
import { NewMembers } from './new-members.tsx';
import { SwipeRoundCard } from './swipe-round-card.tsx';

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-block: 28px 40px;

  ${from.tablet} {
    padding-block: 48px 88px;
  }

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) 384px;
    gap: 48px;
  }
`;

const Whole = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

export const memberHomeQueries = () =>
  [userOptions(), likesOptions('received', 1), newMembersOptions(), swipeRoundOptions()] as const;

export interface MemberHomeProps {
  /** The way back to a sign-up that was left for later, by account. */
  signUp?: ReactNode;
  /** The open chats, by chat. */
  chats?: ReactNode;
  /** The offer that runs for this member, by payments. */
  offer?: ReactNode;
}

/** The home page of somebody logged in: who likes them, who is new, what is open. Not a wall. */
export function MemberHome({ signUp, chats, offer }: MemberHomeProps) {
  const { t } = useLingui();
  return (
    <>
      <HomeWelcome />
      <Columns>
        <Whole>{signUp}</Whole>
        <NewMembers />
        <Stack as="aside" $gap={5} aria-label={t`Waiting for you`}>
          {chats}
          <SwipeRoundCard />
          <MatchFinderCard />
          <CompletenessCard />
          {offer}
        </Stack>
      </Columns>
    </>
  );
}
