import { Expand } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { lowOnly, phoneOnly } from '../../../theme/media.ts';
import { afterPaint } from '../../behaviour/after-paint.ts';
import { GalleryFullView } from './gallery-full-view.tsx';
import { canEnlarge, placeOfKey } from './gallery-picture.ts';
import type { GalleryLabels, GalleryPicture } from './gallery-picture.ts';
import { GallerySlide } from './gallery-slide.tsx';
import { GalleryStrip } from './gallery-strip.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import { IconButton } from '../../actions/icon-button.tsx';

const bleeding = css`
  ${phoneOnly} {
    --gallery-radius: 0 0 calc(var(--radius-card) + 8px) calc(var(--radius-card) + 8px);
    --gallery-shape: 1 / 1.1;
    margin-inline: -16px;
  }
`;

const Stage = styled.div<{ $bleed: boolean }>`
  --gallery-radius: var(--radius-card);
  --gallery-shape: 4 / 5;
  position: relative;
  ${({ $bleed }) => $bleed && bleeding}
`;

const EnlargePlace = styled.div`
  position: absolute;
  right: 12px;
  bottom: 12px;

  /* A low picture has its button to the next one as far down. */
  ${lowOnly} {
    right: 64px;
  }
`;

export interface ImageGalleryProps {
  /** At least one; a person without pictures has one that is `missing`. */
  pictures: readonly GalleryPicture[];
  labels: GalleryLabels;
  /** The large picture's `sizes`. */
  sizes?: string;
  /** The first picture is fetched at once: it is what the page is about. */
  largest?: boolean;
  /** On phones up to both edges of a `Wrap` and to the top of the page. */
  bleed?: boolean;
  /** Hears which picture is shown, counted from 0. */
  onShown?: (index: number) => void;
  /** Laid over the large picture, e.g. the way back; places itself. */
  children?: ReactNode;
}

/**
 * Pictures one at a time, with all of them as thumbnails and one at a time in full. Swiped by the platform's own scrolling,
 * moved by arrow keys, Home and End wherever the focus is inside; the place is shown and said.
 */
export function ImageGallery({
  pictures,
  labels,
  sizes,
  largest,
  bleed = false,
  onShown,
  children,
}: ImageGalleryProps) {
  const [isFull, setFull] = useState(false);
  const count = pictures.length;
  const [current, show, onKeyDown] = useCurrentPicture(count, onShown);
  const shown = pictures[current];
  const openFull = useCallback(() => afterPaint(() => setFull(true)), []);
  const enlarge = shown && canEnlarge(shown) ? openFull : undefined;
  const row = { pictures, current, onCurrent: show, labels };

  return (
    <section aria-label={labels.gallery}>
      <Stage $bleed={bleed} onKeyDown={onKeyDown}>
        <GalleryStrip {...row} look="raised">
          {(picture, index) => (
            <GallerySlide
              picture={picture}
              sizes={sizes}
              largest={largest && index === 0}
              onEnlarge={index === current ? enlarge : undefined}
            />
          )}
        </GalleryStrip>
        {pictures.some(canEnlarge) && (
          <EnlargePlace data-scripted>
            <IconButton label={labels.enlarge} glyph={Expand} look="raised" unavailable={!enlarge} onClick={enlarge} />
          </EnlargePlace>
        )}
        {children}
      </Stage>
      {count > 1 && <GalleryThumbs {...row} onKeyDown={onKeyDown} />}
      <GalleryFullView {...row} open={isFull} onClose={() => setFull(false)} onKeyDown={onKeyDown} />
    </section>
  );
}

/** Which of so many pictures is shown, counted from 0, and the keys that go to another. */
function useCurrentPicture(count: number, onShown: ImageGalleryProps['onShown']) {
  const [wanted, setWanted] = useState(0);
  const current = Math.max(0, Math.min(wanted, count - 1));
  const show = useCallback(
    (index: number) => {
      setWanted(index);
      onShown?.(index);
    },
    [onShown],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOfKey(event.key, current, count);
    if (place === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(place);
  };
  return [current, show, onKeyDown] as const;
}
