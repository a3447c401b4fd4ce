import { Fragment, memo, useId, type ReactElement } from 'react';
import { useViewer } from '@parlour/api-client/account/user';
import type { LikeWish } from '@parlour/api-client/members/like';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { MemberGrid } from '@parlour/ui';
import { LikeForm } from './like-form.tsx';
import { LikeToggle } from './like-toggle.tsx';
import { MemberTile } from './member-tile.tsx';
import { tileId } from './tile-id.ts';
import { WriteLink } from './write-link.tsx';

/** Pictures of the first row on a desk. */
const firstRow = 4;

/** Cards before each tile that is none of a member's. */
const apart = 6;

/**
 * A grid of members; `lead` is the page's first, whose top row is fetched before the rest, and its first picture before all for a
 * member; a visitor's page paints its words first (decision 16).
 */
export function MemberTiles({
  profiles,
  source,
  lead = false,
  matches = false,
  between = [],
}: {
  profiles: readonly ProfileCard[];
  source: LikeWish['source'];
  lead?: boolean;
  /** True where all of them are matches, to whom one writes. */
  matches?: boolean;
  /** Tiles of something else, set among the members at a distance from each other. */
  between?: readonly ReactElement[];
}) {
  const form = useId();
  const isMember = useViewer() !== null;
  const tileAfter = (index: number) => {
    const tile = (index + 1) % apart === 0 ? between[(index + 1) / apart - 1] : undefined;
    return tile && <li key={tile.key}>{tile}</li>;
  };
  return (
    <>
      <LikeForm id={form} />
      <MemberGrid>
        {profiles.map((profile, index) => (
          <Fragment key={profile.id}>
            <Place
              profile={profile}
              source={source}
              form={form}
              isMatch={matches}
              priority={lead && index < firstRow}
              largest={lead && isMember && index === 0}
            />
            {tileAfter(index)}
          </Fragment>
        ))}
      </MemberGrid>
    </>
  );
}

interface PlaceProps {
  profile: ProfileCard;
  source: LikeWish['source'];
  form: string;
  isMatch: boolean;
  priority: boolean;
  largest: boolean;
}

/** Drawn again only with another card: a heart that is pressed, or a page on its way, leaves the other nineteen alone. */
const Place = memo(function Place({ profile, source, form, isMatch, ...haste }: PlaceProps) {
  const act = isMatch ? <WriteLink profile={profile} /> : <LikeToggle profile={profile} source={source} form={form} />;
  return (
    <li id={tileId(profile.id)}>
      <MemberTile profile={profile} act={act} {...haste} />
    </li>
  );
});
