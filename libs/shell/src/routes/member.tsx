import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { isRouteErrorResponse, useActionData, useParams, useRouteError } from 'react-router';
import { userOptions, useViewer } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { profileOptions } from '@parlour/api-client/profile/profile';
import { GiftButton } from '@parlour/chat';
import { addresses } from '@parlour/contract/addresses';
import { errorSentence } from '@parlour/i18n';
import { LikeForm, LikeToggle, RelatedMembers, relatedMembersQueries } from '@parlour/members';
import { nameAndAge } from '@parlour/models/members/name-and-age';
import { isUnavailable, ProfilePage, profilePageQueries, ProfileUnavailable } from '@parlour/profile';
import { ProfileMenu, ReportLink } from '@parlour/safety';
import { Note, StandaloneLink, Wrap } from '@parlour/ui';
import { FailedPage } from '../error-page.tsx';
import { memberAction } from '../forms/member-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { membersShown } from '../loading/shows-members.ts';
import { PageTitle } from '../page-title.tsx';

/** Who is here comes first: where the profile then is refused, its page still stands inside the site. */
async function queries({ params }: PageArguments, cache: QueryClient) {
  const id = params['id'] ?? '';
  await cache.ensureQueryData(userOptions());
  await cache.ensureQueryData(profileOptions(id));
  return [...profilePageQueries(id), ...relatedMembersQueries(id)];
}

export const handle = membersShown;
export const loader = serverLoader(queries, { membersIn: 'default' });
export const clientLoader = browserLoader(queries);
export const action = memberAction;

/** One member, with what the other slices bring: like, block, others like this one. */
export default function MemberRoute() {
  const id = useParams()['id'] ?? '';
  const viewer = useViewer();
  const { i18n } = useLingui();
  const refusal = useActionData<typeof memberAction>();
  const likeForm = useId();
  const { profile } = useSuspenseQuery(profileOptions(id)).data;
  return (
    <>
      <PageTitle page={nameAndAge(profile)} />
      {refusal && (
        <Wrap>
          <Note tone="danger" announce="assertive">
            {errorSentence(i18n, refusal.code, refusal.params)}
          </Note>
        </Wrap>
      )}
      <LikeForm id={likeForm} />
      <ProfilePage
        id={id}
        renderLike={(shown) => (viewer ? <LikeToggle profile={shown} source="profile" form={likeForm} /> : null)}
        renderGift={(shown, relation) => <GiftButton key={id} profile={shown} relation={relation} />}
        renderMore={(shown) => <ProfileMenu profile={shown} />}
        renderPhotoAct={(photo, { name }) => (
          <ReportLink key={photo.id} reported={{ type: 'photo', id: photo.id, name }} />
        )}
        renderReport={({ name }) => <ReportLink key={id} reported={{ type: 'profile', id, name }} />}
        related={<RelatedMembers profileId={id} />}
      />
    </>
  );
}

/** A profile that is not there for this viewer any more says so inside the site, and is asked for anew the next time; any other failure is the error page's. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { t, i18n } = useLingui();
  const { id = '' } = useParams();
  const failure = isRouteErrorResponse(error)
    ? (error.data as { code?: unknown; params?: Record<string, string | number> } | null)
    : error instanceof ApiError && error;
  const client = useQueryClient();
  useEffect(() => client.removeQueries({ queryKey: profileOptions(id).queryKey }), [client, id]);
  return failure && isUnavailable(failure.code) ? (
    <>
      <PageTitle page={errorSentence(i18n, failure.code, failure.params ?? {})} />
      <ProfileUnavailable
        code={failure.code}
        params={failure.params ?? {}}
        report={
          <StandaloneLink
            href={addresses.report.href({ type: 'profile', id })}
          >{t`Report this profile`}</StandaloneLink>
        }
      />
    </>
  ) : (
    <FailedPage />
  );
}
