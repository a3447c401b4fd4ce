import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { addresses } from '@parlour/contract/addresses';
import type { Profile } from '@parlour/contract/types/profile';
import { portraitGroundOf } from '@parlour/models/profile/portrait-ground';
import { LinkButton, Tag, type GalleryPicture } from '@parlour/ui';
import { placeholderOf } from '../photo-placeholder.ts';

/** The photos as the gallery draws them; over a locked one stands what opens it. */
export function useGalleryPictures({ id, name, photos }: Pick<Profile, 'id' | 'name' | 'photos'>): GalleryPicture[] {
  const { t } = useLingui();
  const ground = portraitGroundOf(id);
  if (photos.length === 0) return [{ id, alt: t`${name} has no photo yet`, ground, state: 'missing' }];
  const overOf = (visibility: Profile['photos'][number]['visibility']) =>
    visibility === 'matches' ? (
      <Tag glyph={Lock}>{t`For matches only`}</Tag>
    ) : (
      <LinkButton href={addresses.premium.href()} tone="primary">{t`Get Premium`}</LinkButton>
    );
  return photos.map((photo) => ({
    id: photo.id,
    alt: photo.locked ? t`Locked photo` : t`Photo of ${name}`,
    src: photo.filename ?? photo.thumb_filename ?? undefined,
    thumb: photo.thumb_filename ?? undefined,
    width: photo.width,
    height: photo.height,
    ground,
    state: photo.locked ? 'locked' : 'shown',
    placeholder: placeholderOf(photo.thumbhash),
    over: photo.locked ? overOf(photo.visibility) : undefined,
  }));
}
