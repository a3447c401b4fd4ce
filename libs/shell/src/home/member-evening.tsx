import { styled } from 'styled-components';
import { OpenSignUp } from '@parlour/account';
import { chatsQueries } from '@parlour/chat';
import { MemberHome, memberHomeQueries } from '@parlour/members';
import { WelcomeOffer } from '@parlour/payments';
import { HomeChats } from '../navigation/home-chats.tsx';

/** Gives the offer's strip the corners of the cards around it. */
const Corner = styled.div`
  overflow: hidden;
  border-radius: var(--radius-card);
`;

export const memberEveningQueries = () => [...memberHomeQueries(), ...chatsQueries()];

/** The home page of a member, put together from account, members, chat and payments. */
export function MemberEvening() {
  return (
    <MemberHome
      signUp={<OpenSignUp />}
      chats={<HomeChats />}
      offer={
        <Corner>
          <WelcomeOffer />
        </Corner>
      }
    />
  );
}
