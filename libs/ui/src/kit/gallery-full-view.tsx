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
`;

const Close = styled.div`
  justify-self: end;
  padding: 8px;
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
