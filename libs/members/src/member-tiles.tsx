import { useId } from 'react';
import type { LikeWish } from '@parlour/api-client/members/like';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { MemberGrid } from '@parlour/ui';
import { LikeForm } from './like-form.tsx';
import { LikeToggle } from './like-toggle.tsx';
import { MemberTile } from './member-tile.tsx';

/** Pictures of the first row on a desk. */
const firstRow = 4;

/** A grid of members; `lead` is the page's first, whose top row is fetched before the rest. */
export function MemberTiles({
  profiles,
  source,
  lead = false,
}: {
  profiles: readonly ProfileCard[];
  source: LikeWish['source'];
  lead?: boolean;
}) {
  const form = useId();
  return (
    <>
      <LikeForm id={form} />
      <MemberGrid>
        {profiles.map((profile, index) => (
          <li key={profile.id}>
            <MemberTile
              profile={profile}
              like={<LikeToggle profile={profile} source={source} form={form} />}
              priority={lead && index < firstRow}
            />
          </li>
        ))}
      </MemberGrid>
    </>
  );
}
