import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { relatedMembersOptions } from '@parlour/api-client/members/search';
import { addresses } from '@parlour/contract/addresses';
import { from, Heading, SectionHead, StandaloneLink } from '@parlour/ui';
import { MemberTiles } from './member-tiles.tsx';

/** Members in one row on a desk. */
const shown = 4;

/** One row also where it has three columns. */
const Related = styled.section`
  > ul > :nth-child(4) {
    ${from.phablet} {
      display: none;
    }

    ${from.desk} {
      display: block;
    }
  }
`;

export const relatedMembersQueries = (profileId: string) => [relatedMembersOptions(profileId)] as const;

/** Others like this profile, for the foot of its page. Nothing where there are none, or where they cannot be had. */
export function RelatedMembers({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(relatedMembersOptions(profileId));
  const profiles = data?.profiles ?? [];
  if (profiles.length === 0) return null;
  return (
    <Related aria-label={t`You may also like`}>
      <SectionHead>
        <Heading>{t`You may also like`}</Heading>
        <StandaloneLink href={addresses.members.href()}>{t`All members`}</StandaloneLink>
      </SectionHead>
      <MemberTiles profiles={profiles.slice(0, shown)} source="list" />
    </Related>
  );
}
