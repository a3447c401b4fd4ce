import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { addresses } from '@parlour/contract/addresses';
import type { Image } from '@parlour/contract/types/image';
import type { Profile } from '@parlour/contract/types/profile';
import { portraitGroundOf } from '@parlour/models/profile/portrait-ground';
import { Icon, PlainLink, Portrait, Text } from '@parlour/ui';

const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 8px;
  margin-top: 12px;

  button,
  a {
    display: block;
    width: 100%;
    border-radius: calc(var(--radius-card) * 0.7);
  }

  button[aria-current] {
    box-shadow:
      0 0 0 2px var(--color-ground),
      0 0 0 4px var(--color-action);
  }
`;

const LockNote = styled(Text)`
  display: flex;
  gap: 8px;
  margin-top: 12px;

  svg {
    margin-top: 2px;
  }
`;

type GalleryProfile = Pick<Profile, 'id' | 'name' | 'photos'>;

/** The photos: one large, all as thumbnails, those that are not for this viewer behind a lock. */
export function PhotoGallery({ profile }: { profile: GalleryProfile }) {
  const { t } = useLingui();
  const [shownId, show] = useState(profile.photos[0]?.id);
  const { name, photos } = profile;
  const shown = photos.find((photo) => photo.id === shownId) ?? photos[0];
  const ground = portraitGroundOf(profile.id);
  return (
    <section aria-label={t`Photos of ${name}`}>
      <Portrait
        {...pictureOf(shown, 'large')}
        alt={altOf(shown)}
        ground={ground}
        sizes="(min-width: 768px) 45vw, 100vw"
        priority
      />
      {photos.length > 1 && (
        <Thumbs>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <Thumb
                photo={photo}
                number={index + 1}
                isShown={photo.id === shown?.id}
                onShow={() => show(photo.id)}
                ground={ground}
              />
            </li>
          ))}
        </Thumbs>
      )}
      <Locked photos={photos} />
    </section>
  );

  function altOf(photo: Image | undefined): string {
    if (!photo) return t`${name} has no photo yet`;
    return photo.locked ? t`Locked photo` : t`Photo of ${name}`;
  }
}

interface ThumbProps {
  photo: Image;
  number: number;
  isShown: boolean;
  onShow: () => void;
  ground: 1 | 2 | 3 | 4;
}

function Thumb({ photo, number, isShown, onShow, ground }: ThumbProps) {
  const { t } = useLingui();
  const picture = <Portrait {...pictureOf(photo, 'thumb')} alt="" ground={ground} shape="square" />;
  if (photo.locked && photo.visibility !== 'matches') {
    return (
      <PlainLink href={addresses.credits.href()} aria-label={t`Locked photo ${number}: opens with Premium`}>
        {picture}
      </PlainLink>
    );
  }
  return (
    <button type="button" aria-label={t`Photo ${number}`} aria-current={isShown ? 'true' : undefined} onClick={onShow}>
      {picture}
    </button>
  );
}

/** Says why photos are locked and what opens them. */
function Locked({ photos }: { photos: readonly Image[] }) {
  const { t } = useLingui();
  const forPremium = photos.filter((photo) => photo.locked && photo.visibility !== 'matches').length;
  const forMatches = photos.filter((photo) => photo.locked && photo.visibility === 'matches').length;
  const opensWithPremium = t`${plural(forPremium, { one: '# more photo opens with Premium.', other: '# more photos open with Premium.' })}`;
  const onlyForMatches = t`${plural(forMatches, { one: '# photo is for matches only.', other: '# photos are for matches only.' })}`;
  const sentences = [
    ...(forPremium ? [opensWithPremium, t`Any first purchase makes you Premium.`] : []),
    ...(forMatches ? [onlyForMatches] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <LockNote as="div" $size="small" $tone="quiet">
      <Icon glyph={Lock} size="small" />
      <span>{sentences.join(' ')}</span>
    </LockNote>
  );
}

function pictureOf(photo: Image | undefined, size: 'large' | 'thumb') {
  if (!photo) return { state: 'missing' as const };
  const src = (size === 'large' ? photo.filename : null) ?? photo.thumb_filename ?? undefined;
  return {
    src,
    width: photo.width,
    height: photo.height,
    state: photo.locked ? ('locked' as const) : ('shown' as const),
  };
}
