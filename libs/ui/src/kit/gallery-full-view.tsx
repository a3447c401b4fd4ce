import { X } from 'lucide-react';
import type { KeyboardEventHandler } from 'react';
import { keyframes, styled } from 'styled-components';
import { canEnlarge } from './gallery-picture.ts';
import { GallerySlide } from './gallery-slide.tsx';
import { GalleryStrip } from './gallery-strip.tsx';
import type { GalleryStripProps } from './gallery-strip.tsx';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

const arrive = keyframes`
  from { opacity: 0; }
`;

/** A phone on its side, whose whole height is the picture's: what else there is stands in the margins beside it. */
const sideways = '@media (max-height: 480px) and (orientation: landscape)';

const Screen = styled.dialog`
  --focus-ring: var(--color-accent-on-deep);
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: var(--color-deep);
  color: var(--color-on-deep);

  &[open] {
    animation: ${arrive} var(--calm) var(--ease);
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
  padding-bottom: env(safe-area-inset-bottom);

  ${sideways} {
    --gallery-count-place: 0%;
    grid-template-rows: minmax(0, 1fr);
    padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
  }
`;

const Close = styled.div`
  justify-self: end;
  padding: 8px;

  ${sideways} {
    position: fixed;
    inset: 0 env(safe-area-inset-right) auto auto;
    z-index: 1;
  }
`;

const Whole = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

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

/** One picture as large as the screen, on the platform's `<dialog>`: Escape ends it, and the focus goes back. */
export function GalleryFullView({ open, onClose, onKeyDown, ...strip }: GalleryFullViewProps) {
  const modal = useModal(open, { onClose });
  return (
    <Screen {...modal} aria-label={strip.labels.gallery}>
      {open && (
        <Inside onKeyDown={onKeyDown}>
          <Close>
            <IconButton label={strip.labels.close} look="deep" glyph={X} onClick={onClose} />
          </Close>
          <GalleryStrip {...strip} look="deep">
            {(picture) =>
              canEnlarge(picture) ? (
                <Whole
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
        </Inside>
      )}
    </Screen>
  );
}
