import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useActionData } from 'react-router';
import { styled } from 'styled-components';
import { signUpForm, VisitorHome } from '@parlour/account';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { newMembersOptions } from '@parlour/api-client/members/search';
import { useSite } from '@parlour/api-client/site';
import { chatsQueries } from '@parlour/chat';
import { addresses } from '@parlour/contract/addresses';
import { MemberHome, memberHomeQueries } from '@parlour/members';
import { WelcomeOffer } from '@parlour/payments';
import { drawnGuests } from '../drawn-guests/drawn-guests.ts';
import { formAction } from '../forms/form-action.ts';
import { Faces } from '../navigation/faces.tsx';
import { HomeChats } from '../navigation/home-chats.tsx';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

/** Gives the offer's strip the corners of the cards around it. */
const Corner = styled.div`
  overflow: hidden;
  border-radius: var(--radius-card);
`;

const SHOWN_FACES = 5;

async function queries({ settings }: PageArguments, cache: QueryClient) {
  const { user } = await cache.ensureQueryData(userOptions());
  if (user) return [...memberHomeQueries(), ...chatsQueries()];
  return settings.logged_out_search ? [newMembersOptions()] : [];
}

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action = formAction(
  ({ settings }) => signUpForm(settings),
  () => addresses.completeSignup.href(),
);

/** The front door of a visitor, and the evening of a member. */
export default function HomeRoute() {
  const { user } = useSuspenseQuery(userOptions()).data;
  return (
    <>
      <PageTitle />
      {user ? (
        <MemberHome
          chats={<HomeChats />}
          offer={
            <Corner>
              <WelcomeOffer />
            </Corner>
          }
        />
      ) : (
        <FrontDoor />
      )}
    </>
  );
}

function FrontDoor() {
  const { settings } = useSite();
  const { data } = useQuery({ ...newMembersOptions(), enabled: settings.logged_out_search });
  const guests = data?.profiles ?? [];
  return (
    <VisitorHome
      guests={guests}
      drawn={drawnGuests(settings.default_search.visitor)}
      faces={guests.length > 0 ? <Faces profiles={guests.slice(0, SHOWN_FACES)} /> : undefined}
      lastResult={useActionData<CallFormResult>()}
    />
  );
}
