import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useActionData, useParams } from 'react-router';
import { userOptions, useViewer } from '@parlour/api-client/account/user';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { profileOptions } from '@parlour/api-client/profile/profile';
import { GiftButton } from '@parlour/chat';
import { errorSentence } from '@parlour/i18n';
import { LikeForm, LikeToggle, RelatedMembers, relatedMembersQueries } from '@parlour/members';
import { nameAndAge } from '@parlour/models/members/name-and-age';
import { placeQueries, ProfilePage, profilePageQueries } from '@parlour/profile';
import { ProfileMenu, ReportLink } from '@parlour/safety';
import { Button, Note, Wrap } from '@parlour/ui';
import { memberAction } from '../forms/member-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { membersShown } from '../loading/shows-members.ts';
import { PageTitle } from '../page/page-title.tsx';
import { ProfileFailure } from '../failures/profile-failure.tsx';

/** Who is here comes first: where the profile then is refused, its page still stands inside the site. */
async function queries({ params }: PageArguments, cache: QueryClient) {
  const id = params['id'] ?? '';
  await keptOrAsked(cache, userOptions());
  // Others like this one, and the name of a region, are no part of the profile: it is whole where they cannot be had.
  const others = Promise.allSettled(relatedMembersQueries(id).map((query) => keptOrAsked(cache, query)));
  const { profile } = await keptOrAsked(cache, profileOptions(id));
  await Promise.allSettled([others, ...placeQueries(profile).map((query) => keptOrAsked(cache, query))]);
  return profilePageQueries(id);
}

export const handle = membersShown('default');
export const loader = serverLoader(queries, { handle });
export const clientLoader = browserLoader(queries);
export const action = memberAction;

/** One member, with what the other slices bring: like, block, others like this one. */
export default function MemberRoute() {
  const id = useParams()['id'] ?? '';
  const viewer = useViewer();
  const { i18n, t } = useLingui();
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
      {profile.like_new && (
        <Wrap hidden data-unscripted="">
          <Button type="submit" form={likeForm} name="seen" value="all">{t`Mark all as seen`}</Button>
        </Wrap>
      )}
      <ProfilePage
        id={id}
        renderLike={(shown) =>
          viewer ? <LikeToggle key={`like ${id}`} profile={shown} source="profile" form={likeForm} /> : null
        }
        renderGift={(shown, relation) => <GiftButton key={`gift ${id}`} profile={shown} relation={relation} />}
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

/** A profile that is not there for this viewer any more is asked for anew the next time. */
export function ErrorBoundary() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  useEffect(() => client.removeQueries({ queryKey: profileOptions(id).queryKey }), [client, id]);
  return <ProfileFailure reported={{ type: 'profile', id }} />;
}
