import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tabular } from '../../../theme/mixins.ts';
import type { GalleryLabels, GalleryPicture } from './gallery-picture.ts';
import { IconButton } from '../../actions/icon-button.tsx';
import { useSlides } from './use-slides.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';

const Place = styled.div`
  position: relative;
  min-width: 0;
  min-height: 0;
`;

const Row = styled.div`
  display: flex;
  height: 100%;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  border-radius: var(--gallery-radius, 0);
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

const Slide = styled.div`
  position: relative;
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: center;
  scroll-snap-stop: always;
`;

const Count = styled.span`
  position: absolute;
  top: 12px;
  left: max(12px, var(--gallery-count-place, 50%));
  padding: 4px 12px;
  border-radius: var(--radius-pill);
  background: var(--color-scrim);
  color: var(--color-on-scrim);
  font-weight: 600;
  font-size: var(--text-small);
  line-height: 1.35;
  pointer-events: none;
  translate: calc(-1 * var(--gallery-count-place, 50%));
  ${tabular}
`;

/** For those who point; fingers swipe, keys move. */
const Step = styled.div<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: 12px;
  translate: 0 -50%;

  @media (hover: none) {
    display: none;
  }
`;

export interface GalleryStripProps {
  pictures: readonly GalleryPicture[];
  /** Counted from 0. */
  current: number;
  onCurrent: (index: number) => void;
  labels: GalleryLabels;
  look: 'raised' | 'deep';
  children: (picture: GalleryPicture, index: number) => ReactNode;
}

/** The pictures side by side in a row that snaps: swiped by the platform, stepped by buttons, its place said aloud. */
export function GalleryStrip({ pictures, current, onCurrent, labels, look, children }: GalleryStripProps) {
  const { row, ...handlers } = useSlides(current, onCurrent);
  const count = pictures.length;
  const position = labels.position(current + 1, count);
  return (
    <Place>
      <Row ref={row} role="group" tabIndex={0} aria-label={position} {...handlers}>
        {pictures.map((picture, index) => (
          <Slide key={picture.id} inert={index !== current}>
            {children(picture, index)}
          </Slide>
        ))}
      </Row>
      {count > 1 && (
        <>
          <Count aria-hidden="true">
            {current + 1} / {count}
          </Count>
          <Step $side="left" data-scripted>
            <IconButton
              label={labels.previous}
              glyph={ChevronLeft}
              look={look}
              unavailable={current === 0}
              onClick={() => onCurrent(current - 1)}
            />
          </Step>
          <Step $side="right" data-scripted>
            <IconButton
              label={labels.next}
              glyph={ChevronRight}
              look={look}
              unavailable={current === count - 1}
              onClick={() => onCurrent(current + 1)}
            />
          </Step>
        </>
      )}
      <VisuallyHidden role="status">
        {position}, {pictures[current]?.alt}
      </VisuallyHidden>
    </Place>
  );
}
