import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { TileCard } from '@parlour/api-client/members/tile-card';
import { addresses } from '@parlour/contract/addresses';
import { VisitorTiles } from '@parlour/members';
import { from, Heading, SectionHead, StandaloneLink, Wrap } from '@parlour/ui';

const Room = styled(Wrap)`
  padding-block: 56px 72px;

  ${from.tablet} {
    padding-block: 72px 96px;
  }

  ${from.desk} {
    ul {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;

/** A few members on a visitor's home page, all of whom agreed to be seen. */
export function Faces({ members }: { members: readonly TileCard[] }) {
  const { t } = useLingui();
  return (
    <Room as="section" aria-label={t`Some of our members`}>
      <SectionHead>
        <Heading>{t`Some of our members`}</Heading>
        <StandaloneLink href={addresses.members.href()}>{t`Look around`}</StandaloneLink>
      </SectionHead>
      <VisitorTiles members={members} />
    </Room>
  );
}
