import type { Guest } from '@parlour/api-client/members/guest';
import { MemberGrid } from '@parlour/ui';
import { MemberTile } from './member-tile.tsx';

/** Members as a visitor sees them: nobody here can like yet. */
export const GuestTiles = ({ guests }: { guests: readonly Guest[] }) => (
  <MemberGrid>
    {guests.map((guest) => (
      <li key={guest.id}>
        <MemberTile profile={guest} />
      </li>
    ))}
  </MemberGrid>
);
