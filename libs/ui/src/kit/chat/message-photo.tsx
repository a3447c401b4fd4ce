import { styled } from 'styled-components';
import { usePictureFailure } from '../behaviour/use-picture-failure.ts';

/** As wide as its bubble gets, whatever its shape: a share of a bubble that is as wide as what is in it would be no measure. */
const Picture = styled.img`
  width: 280px;
  height: auto;
  min-height: 72px;
  max-height: min(420px, 70dvh);
  object-fit: cover;
`;

const Opener = styled.button.attrs({ type: 'button', 'aria-haspopup': 'dialog' })`
  display: block;
  width: 100%;
  cursor: zoom-in;

  /* The ring stands inside of the bubble, beside the photo and not on colours that nobody knows. */
  &:focus-visible {
    outline-offset: -3px;
  }

  &:focus-visible img {
    clip-path: inset(6px round 8px);
  }
`;

export interface MessagePhotoProps {
  src: string;
  srcSet?: string;
  /** "Photo from Nora" */
  alt: string;
  width: number;
  height: number;
  /** It opens in a larger view: the photo is its button then. */
  onOpen?: () => void;
  onLoad?: () => void;
  /** It did not come, as one whose address has expired. */
  onError?: () => void;
}

/**
 * The inside of a `MessageBubble` with `body="photo"`. The measures hold its place, so that nothing jumps; one that is much
 * taller or flatter than a screen is cut there. One that did not come is fetched again (`usePictureFailure`).
 */
export function MessagePhoto({ onOpen, onError, ...photo }: MessagePhotoProps) {
  const { attempts, image, ...failure } = usePictureFailure(photo.src);
  const fail = () => {
    failure.onError();
    onError?.();
  };
  const picture = (
    <Picture key={attempts} ref={image} {...photo} sizes="280px" loading="lazy" decoding="async" onError={fail} />
  );
  return onOpen ? <Opener onClick={onOpen}>{picture}</Opener> : picture;
}
