import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useActionData } from 'react-router';
import { VisitorHome } from '@parlour/account';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { frontDoorMembersOptions } from '@parlour/api-client/members/newest';
import { useSite } from '@parlour/api-client/site';
import { drawnPage } from '@parlour/ui/kit/behaviour/drawn-page';
import { drawnGuests } from '../drawn-people/drawn-guests.ts';
import { Faces } from '../navigation/faces.tsx';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { mayShowMembers } from '../loading/shows-members.ts';
import { PageTitle } from '../page/page-title.tsx';
import { signUpAction } from '../sign-up/sign-up-action.ts';

/** Visitors never load what members see here. */
const loadEvening = () => import('../home/member-evening.tsx');
const MemberEvening = drawnPage(async () => (await loadEvening()).MemberEvening);

async function queries(page: PageArguments, cache: QueryClient) {
  const { user } = await keptOrAsked(cache, userOptions());
  if (user) return (await loadEvening()).memberEveningQueries();
  return mayShowMembers(page, 'default') ? [frontDoorMembersOptions()] : [];
}

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action = signUpAction;

/** The front door of a visitor, and the evening of a member; who logs in leaves the one once the other has been fetched. */
export default function HomeRoute() {
  const { user } = useDeferredValue(useSuspenseQuery(userOptions()).data);
  return (
    <>
      <PageTitle />
      {user ? <MemberEvening /> : <FrontDoor />}
    </>
  );
}

function FrontDoor() {
  const site = useSite();
  const enabled = mayShowMembers(site, 'default');
  const { data: members = [] } = useQuery({ ...frontDoorMembersOptions(), enabled });
  return (
    <VisitorHome
      members={members}
      drawn={drawnGuests(site.settings.default_search)}
      faces={members.length > 0 ? <Faces members={members} /> : undefined}
      lastResult={useActionData<CallFormResult>()}
    />
  );
}
