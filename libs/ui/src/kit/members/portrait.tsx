import { Lock, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { Icon } from '../layout/icon.tsx';
import { portraitGround } from './portrait-ground.ts';
import type { PortraitGround } from './portrait-ground.ts';
import { usePictureFailure } from '../behaviour/use-picture-failure.ts';
import { useScripted } from '../behaviour/use-scripted.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const states = {
  shown: css``,
  locked: css`
    img {
      filter: blur(6px) saturate(0.85);
      scale: 1.15;
    }
  `,
  missing: css``,
  loading: css`
    animation: ${breathe} 1.6s ease-in-out infinite;
  `,
};

export type PortraitState = keyof typeof states;
export type PortraitShape = 'card' | 'arch' | 'round' | 'square';

const shapes = {
  card: css`
    aspect-ratio: 4 / 5;
    border-radius: var(--radius-card);
  `,
  arch: css`
    aspect-ratio: 1 / var(--arch-height, 1.4);
    border-radius: var(--radius-pill) var(--radius-pill) 0 0;
  `,
  round: css`
    aspect-ratio: 1;
    border-radius: 50%;
  `,
  square: css`
    aspect-ratio: 1;
    border-radius: calc(var(--radius-card) * 0.7);
  `,
};

const objectPositions: Record<PortraitShape, string> = {
  card: '50% 20%',
  arch: '50% 30%',
  round: '50% 4%',
  square: '50% 10%',
};

const Frame = styled.span<{ $ground: PortraitGround; $state: PortraitState; $shape: PortraitShape }>`
  position: relative;
  display: block;
  overflow: hidden;
  isolation: isolate;
  ${portraitGround}
  ${({ $shape }) => shapes[$shape]}
  ${({ $state }) => states[$state]}

  img {
    width: 100%;
    height: 100%;
    background-size: cover;
    object-fit: cover;
    object-position: ${({ $shape }) => objectPositions[$shape]};
  }
`;

const Middle = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--color-ink);
`;

const LockPlate = styled.span`
  display: grid;
  place-items: center;
  width: min(44px, 60%);
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
  color: var(--color-text);
`;

const Silhouette = styled.span`
  display: grid;
  width: 46%;
  opacity: 0.7;

  svg {
    width: 100%;
    height: auto;
    stroke-width: 1.5;
  }
`;

export interface PortraitProps {
  /** Left out where there is no picture. A locked picture's address is that of its blurred thumbnail. */
  src?: string;
  srcSet?: string;
  sizes?: string;
  /** Empty where the name stands beside it. For a locked or missing picture: the words that say so. */
  alt: string;
  /** Pixels of the file; they hold the place while it loads. */
  width?: number;
  height?: number;
  ground?: PortraitGround;
  state?: PortraitState;
  shape?: PortraitShape;
  /** The first pictures of a page are fetched at once, all others when they come near. */
  priority?: boolean;
  /** The picture that its page is about: it is fetched before all others, on a visitor's page beside the words. */
  largest?: boolean;
  /**
   * Left for the time when the page answers by itself, so that it does not hold up what is seen first; without scripts it comes
   * as any other.
   */
  late?: boolean;
  /** Address of a tiny picture that stands behind this one until it is there. */
  placeholder?: string;
  className?: string;
  /** Laid over the picture, e.g. tags. */
  children?: ReactNode;
}

/** A member's picture, 4 : 5 unless shaped otherwise, on one of the brand's grounds. Never leaves a hole. */
export function Portrait({
  src,
  srcSet,
  sizes,
  alt,
  width = 320,
  height = 400,
  ground = 1,
  state = 'shown',
  shape = 'card',
  priority = false,
  largest = false,
  late = false,
  placeholder,
  className,
  children,
}: PortraitProps) {
  const scripted = useScripted();
  const { failed, image, onError } = usePictureFailure(src);
  const missing = state !== 'loading' && (state === 'missing' || src === undefined || failed);
  const picture = (
    <img
      ref={image}
      src={src}
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority || largest ? 'eager' : 'lazy'}
      fetchPriority={largest ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      style={placeholder === undefined ? undefined : { backgroundImage: `url("${placeholder}")` }}
      onError={onError}
    />
  );
  return (
    <Frame className={className} $ground={ground} $state={missing ? 'missing' : state} $shape={shape}>
      {missing || state === 'loading' ? null : late && !scripted ? <noscript>{picture}</noscript> : picture}
      {missing && <MissingPicture alt={alt} />}
      {state === 'locked' && <LockMark />}
      {children}
    </Frame>
  );
}

function MissingPicture({ alt }: { alt: string }) {
  return (
    <Middle>
      <Silhouette>
        <Icon glyph={UserRound} size="huge" />
      </Silhouette>
      {alt !== '' && <VisuallyHidden>{alt}</VisuallyHidden>}
    </Middle>
  );
}

function LockMark() {
  return (
    <Middle>
      <LockPlate>
        <Icon glyph={Lock} size="small" />
      </LockPlate>
    </Middle>
  );
}
