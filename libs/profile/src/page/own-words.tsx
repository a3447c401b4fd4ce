import { useLingui } from '@lingui/react/macro';
import { useQuery, usePrefetchQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useViewer } from '@parlour/api-client/account/user';
import { profileOptions } from '@parlour/api-client/profile/profile';
import { isInterest } from '@parlour/models/interests';
import { Heading, Stack } from '@parlour/ui';
import { InterestChips, Prose } from './profile-facts.tsx';

/** As much as stands beside a card; the profile has the rest. */
const Beginning = styled(Prose)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
`;

/** Interests of which a card's side has room; the shared ones are the first. */
const MAX_INTERESTS = 6;

export interface OwnWordsProps {
  id: string;
  /** Whose words are fetched already. */
  nextId: string | undefined;
}

/**
 * What a member tells of themselves, beside their card of the swipe game. Says nothing until it is there, nor where it cannot
 * be read.
 */
export function OwnWords({ id, nextId }: OwnWordsProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { data } = useQuery(profileOptions(id));
  usePrefetchQuery(profileOptions(nextId ?? id));
  if (!data) return null;
  const interests = data.profile.interests.filter(isInterest);
  const words = data.profile.about_me;
  if (!words && interests.length === 0) return null;
  return (
    <Stack as="section">
      <Heading>{words ? t`In their own words` : t`Interests`}</Heading>
      {words && <Beginning>{words}</Beginning>}
      {interests.length > 0 && (
        <InterestChips interests={interests} mine={viewer?.profile.interests ?? []} most={MAX_INTERESTS} />
      )}
    </Stack>
  );
}
