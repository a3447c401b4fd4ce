import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Clapperboard, DoorOpen, Video } from 'lucide-react';
import type { ReactElement } from 'react';
import { useViewer } from '@parlour/api-client/account/user';
import { partnerTilesOptions } from '@parlour/api-client/members/partner-tiles';
import { useSite } from '@parlour/api-client/site';
import type { PartnerDrawing } from '@parlour/models/members/partner-tiles';
import { AdvertCard, type Glyph } from '@parlour/ui';

const glyphs: Record<PartnerDrawing, Glyph> = { camera: Video, stage: Clapperboard, door: DoorOpen };

/** The partners' tiles for the grid of members (spec section 2); none for visitors, nor where the brand shows none. */
export function usePartnerTiles(): readonly ReactElement[] {
  const { t } = useLingui();
  const viewer = useViewer();
  const { member_resell } = useSite().settings;
  const enabled = viewer !== null && member_resell;
  const { data } = useQuery({ ...partnerTilesOptions('members'), enabled });
  return (data?.tiles ?? []).map(({ id, url, label, image }) => (
    <AdvertCard key={id} href={url} notice={t`Advertisement`} glyph={glyphs[image]}>
      {label}
    </AdvertCard>
  ));
}
