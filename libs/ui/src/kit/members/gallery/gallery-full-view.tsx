import type { KeyboardEventHandler } from 'react';
import { styled } from 'styled-components';
import { FullView, WholePicture } from '../../surfaces/full-view.tsx';
import { canEnlarge } from './gallery-picture.ts';
import { GallerySlide } from './gallery-slide.tsx';
import { GalleryStrip } from './gallery-strip.tsx';
import type { GalleryStripProps } from './gallery-strip.tsx';

const Middle = styled.div`
  display: grid;
  place-content: center;
  height: 100%;
  padding-inline: 16px;
`;

/** What can't be enlarged keeps the size of a card. */
const CardSized = styled.div`
  --gallery-picture-radius: var(--radius-card);
  position: relative;
  width: min(440px, 100vw - 32px, 64dvh);
`;

export interface GalleryFullViewProps extends Omit<GalleryStripProps, 'look' | 'children'> {
  open: boolean;
  onClose: () => void;
  onKeyDown: KeyboardEventHandler;
}

/** One picture of a gallery at a time, as large as the screen. */
export function GalleryFullView({ open, onClose, onKeyDown, ...strip }: GalleryFullViewProps) {
  const { gallery, close } = strip.labels;
  return (
    <FullView open={open} onClose={onClose} label={gallery} closeLabel={close} onKeyDown={onKeyDown}>
      <GalleryStrip {...strip} look="deep">
        {(picture) =>
          canEnlarge(picture) ? (
            <WholePicture
              src={picture.full ?? picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              draggable={false}
            />
          ) : (
            <Middle>
              <CardSized>
                <GallerySlide picture={picture} />
              </CardSized>
            </Middle>
          )
        }
      </GalleryStrip>
    </FullView>
  );
}
