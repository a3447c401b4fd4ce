import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { userOptions } from '@parlour/api-client/account/user';
import { ownProfileSeenBy } from '@parlour/api-client/profile/profile';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { addresses } from '@parlour/contract/addresses';
import type { SeenBy } from '@parlour/models/profile/seen-by';
import { from, Note, StandaloneLink, Tabs, Text, Wrap } from '@parlour/ui';
import { ProfileView } from '../page/profile-view.tsx';

const Top = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding-block: 16px;

  ${from.tablet} {
    padding-bottom: 0;
  }
`;

export const profilePreviewQueries = (seenBy: SeenBy) =>
  [userOptions(), ownProfileSeenBy(seenBy), regionsOptions()] as const;

const addressOf = (seenBy: SeenBy): string => addresses.profile.href(undefined, { seen_by: seenBy });

/** One's own profile as others see it, by the server's own answer for them: locks, hidden fields and unread texts included. */
export function ProfilePreview({ seenBy }: { seenBy: SeenBy }) {
  const { t } = useLingui();
  const { profile } = useSuspenseQuery(ownProfileSeenBy(seenBy)).data;
  return (
    <>
      <Top>
        <StandaloneLink href={addresses.profile.href()}>
          <Trans>Back to your profile</Trans>
        </StandaloneLink>
        <Text $tone="quiet">
          <Trans>This is what members who have not matched with you see.</Trans>
        </Text>
        <Tabs
          label={t`Seen by`}
          items={[
            { href: addressOf('free'), label: t`Free members`, current: seenBy === 'free' },
            { href: addressOf('premium'), label: t`Premium members`, current: seenBy === 'premium' },
          ]}
        />
        {profile.status === 'disabled' && (
          <Note>
            <Trans>Nobody can open your profile yet: confirm your e-mail address first.</Trans>
          </Note>
        )}
      </Top>
      <ProfileView profile={profile} />
    </>
  );
}
