import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { styled } from 'styled-components';
import { newMembersOptions } from '@parlour/api-client/members/newest';
import { addresses } from '@parlour/contract/addresses';
import { EmptyState, from, Heading, LinkButton, SectionHead, StandaloneLink } from '@parlour/ui';
import { MemberTiles } from '../member-tiles.tsx';

/** Members on the home page: the rest are one link away. */
const shown = 6;

/** Three columns beside the aside. */
const Beside = styled.div`
  ${from.desk} {
    > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** Who joined last in the member's own country. */
export function NewMembers() {
  const { t } = useLingui();
  const { profiles } = useSuspenseQuery(newMembersOptions()).data;
  return (
    <section aria-label={t`New members`}>
      <SectionHead>
        <Heading>{t`New members`}</Heading>
        <StandaloneLink href={addresses.members.href()}>{t`All members`}</StandaloneLink>
      </SectionHead>
      {profiles.length > 0 ? (
        <Beside>
          <MemberTiles profiles={profiles.slice(0, shown)} source="list" />
        </Beside>
      ) : (
        <EmptyState
          glyph={UsersRound}
          title={t`Nobody new just now`}
          action={
            <LinkButton
              href={addresses.members.href(undefined, { country: 'all' })}
            >{t`Look in all countries`}</LinkButton>
          }
        />
      )}
    </section>
  );
}
