import { memo, useEffect, useRef } from 'react';
import type { KeyboardEventHandler } from 'react';
import { styled } from 'styled-components';
import type { GalleryLabels, GalleryPicture } from './gallery-picture.ts';
import { Portrait } from '../portrait.tsx';
import { heardAsList } from '../../layout/heard-as-list.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';

/** Six in sight, and never smaller than a finger; the padding leaves room for the ring of the current one. */
const Row = styled.ul.attrs(heardAsList)`
  position: relative;
  display: flex;
  gap: 8px;
  margin: 8px -4px 0;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;

  > li {
    flex: 0 0 max(44px, calc((100% - 40px) / 6));
  }
`;

const Thumb = styled.button`
  display: block;
  width: 100%;
  border-radius: calc(var(--radius-card) * 0.7);

  &[aria-current] {
    box-shadow:
      0 0 0 2px var(--color-ground),
      0 0 0 4px var(--color-action);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

export interface GalleryThumbsProps {
  pictures: readonly GalleryPicture[];
  current: number;
  onCurrent: (index: number) => void;
  labels: GalleryLabels;
  onKeyDown: KeyboardEventHandler;
}

/** All pictures, small. One stop of the Tab key, between which the arrow keys move: 25 photos are not 25 stops. */
export function GalleryThumbs({ pictures, current, onCurrent, labels, onKeyDown }: GalleryThumbsProps) {
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const place = row.current?.children[current];
    const thumb = place?.firstElementChild;
    if (!row.current || !(place instanceof HTMLElement) || !(thumb instanceof HTMLElement)) return;
    row.current.scrollLeft = place.offsetLeft - (row.current.clientWidth - place.offsetWidth) / 2;
    if (row.current.contains(document.activeElement)) thumb.focus({ preventScroll: true });
  }, [current]);

  return (
    <Row ref={row} onKeyDown={onKeyDown}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <GalleryThumb
            picture={picture}
            index={index}
            isCurrent={index === current}
            onCurrent={onCurrent}
            labels={labels}
          />
        </li>
      ))}
    </Row>
  );
}

interface GalleryThumbProps extends Pick<GalleryThumbsProps, 'onCurrent' | 'labels'> {
  picture: GalleryPicture;
  index: number;
  isCurrent: boolean;
}

/** Drawn again only where the place comes or goes. */
const GalleryThumb = memo(function GalleryThumb({ picture, index, isCurrent, onCurrent, labels }: GalleryThumbProps) {
  return (
    <Thumb
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onCurrent(index)}
    >
      <VisuallyHidden>{labels.picture(index + 1)} </VisuallyHidden>
      <Portrait
        src={picture.thumb ?? picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        ground={picture.ground}
        state={picture.state}
        placeholder={picture.placeholder}
        shape="square"
      />
    </Thumb>
  );
});
