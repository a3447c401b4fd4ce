import type { TileCard } from '@parlour/api-client/members/tile-card';
import { MemberGrid } from '@parlour/ui';
import { MemberTile } from './member-tile.tsx';

/** Members as a visitor sees them: nobody here can like yet. */
export const VisitorTiles = ({ members }: { members: readonly TileCard[] }) => (
  <MemberGrid>
    {members.map((member) => (
      <li key={member.id}>
        <MemberTile profile={member} />
      </li>
    ))}
  </MemberGrid>
);
