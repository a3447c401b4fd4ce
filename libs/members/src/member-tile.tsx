import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TileCard } from '@parlour/api-client/members/tile-card';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { MemberCard, memberGridSizes } from '@parlour/ui';
import { CardTags, type LikesOfCard } from './card-tags.tsx';
import { portraitOf } from './portrait-of.ts';
import { useOnlineLabel } from './use-online-label.ts';

export interface MemberTileProps {
  profile: TileCard & LikesOfCard;
  /** What the viewer may do at once: the heart, or a word to a match. */
  act?: ReactNode;
  /** Among the first of the page: its picture is fetched at once. */
  priority?: boolean;
  /** The first of the page: its picture is fetched before all others. */
  largest?: boolean;
}

/** A member in any grid, with everything from the card and nothing else; the country is the place of whoever names no city. */
export function MemberTile({ profile, act, priority = false, largest = false }: MemberTileProps) {
  const { t } = useLingui();
  const { countryName } = useFormats();
  const onlineLabel = useOnlineLabel();
  const label = onlineLabel(profile.online);
  const portrait = portraitOf(profile);
  return (
    <MemberCard
      href={addresses.member.href({ id: profile.id })}
      name={profile.name}
      age={profile.age ?? undefined}
      place={profile.city ?? countryName(profile.country)}
      band={label === undefined ? undefined : { label, online: profile.online === 'now' }}
      portrait={{
        ...portrait,
        alt: portrait.state === 'locked' ? t`Locked photo` : '',
        sizes: memberGridSizes,
        priority,
        largest,
      }}
      verifiedLabel={profile.verified.photo ? t`Photo verified` : undefined}
      tags={<CardTags profile={profile} />}
      act={act}
    />
  );
}
