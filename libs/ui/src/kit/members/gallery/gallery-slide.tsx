import { memo } from 'react';
import { styled } from 'styled-components';
import { lowOnly } from '../../../theme/media.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { Portrait } from '../portrait.tsx';

const Picture = styled(Portrait)`
  && {
    aspect-ratio: var(--gallery-shape, 4 / 5);
    border-radius: var(--gallery-picture-radius, 0);
  }

  /* A phone on its side: the whole picture in sight, below the page's head. */
  ${lowOnly} and (orientation: landscape) {
    width: 100%;
    max-height: calc(100dvh - 130px);

    && img {
      object-fit: contain;
    }
  }
`;

const Pressable = styled.div`
  &[data-enlarges] {
    cursor: zoom-in;
  }
`;

const Over = styled.div`
  position: absolute;
  inset: auto 12px 16px;
  display: grid;
  justify-items: center;
`;

export interface GallerySlideProps {
  picture: GalleryPicture;
  sizes?: string;
  largest?: boolean;
  /** A press on the picture does what the button beside it does. */
  onEnlarge?: () => void;
}

/** A picture of the gallery in the page, cut to the gallery's shape; drawn again only where it changes, out of up to 25. */
export const GallerySlide = memo(function GallerySlide({ picture, sizes, largest, onEnlarge }: GallerySlideProps) {
  const { alt, src, srcSet, width, height, ground, state, placeholder, over } = picture;
  return (
    <Pressable onClick={onEnlarge} data-enlarges={onEnlarge && ''}>
      <Picture {...{ alt, src, srcSet, width, height, ground, state, placeholder, sizes, largest }} />
      {over !== undefined && <Over>{over}</Over>}
    </Pressable>
  );
});
