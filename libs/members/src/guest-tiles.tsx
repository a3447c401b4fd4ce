import type { ProfileCard } from '@parlour/contract/types/profile';
import { MemberGrid } from '@parlour/ui';
import { MemberTile } from './member-tile.tsx';

/** Members as a visitor sees them: nobody here can like yet. */
export const GuestTiles = ({ profiles }: { profiles: readonly ProfileCard[] }) => (
  <MemberGrid>
    {profiles.map((profile) => (
      <li key={profile.id}>
        <MemberTile profile={profile} />
      </li>
    ))}
  </MemberGrid>
);
