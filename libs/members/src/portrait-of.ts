import type { TileCard } from '@parlour/api-client/members/tile-card';
import { portraitGroundOf } from '@parlour/models/profile/portrait-ground';
import type { PortraitProps } from '@parlour/ui';

type CardPortrait = Pick<PortraitProps, 'src' | 'width' | 'height' | 'ground' | 'state'>;

/** The picture of a card: a locked one has its blurred thumbnail only. */
export function portraitOf({ id, main_image: image }: Pick<TileCard, 'id' | 'main_image'>): CardPortrait {
  const ground = portraitGroundOf(id);
  if (!image) return { ground, state: 'missing' };
  const src = image.filename ?? image.thumb_filename ?? undefined;
  return { src, width: image.width, height: image.height, ground, state: image.locked ? 'locked' : 'shown' };
}
