import { css, keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const shapes = {
  line: css`
    height: 0.8em;
    margin-block: 0.35em;
    border-radius: 6px;
  `,
  portrait: css`
    aspect-ratio: 4 / 5;
    border-radius: var(--radius-card);
  `,
  circle: css`
    aspect-ratio: 1;
    border-radius: 50%;
  `,
  block: css`
    border-radius: var(--radius-card);
  `,
};

export type SkeletonShape = keyof typeof shapes;

export interface SkeletonProps {
  $shape?: SkeletonShape;
  /** Any CSS width; the whole room by default. */
  $width?: string;
  $height?: string;
}

/** Stands where something is being fetched, in the size of that thing. Silent: the region around it is `aria-busy`. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  flex: none;
  width: ${({ $width = '100%' }) => $width};
  background: color-mix(in srgb, var(--color-text-quiet) 13%, transparent);
  animation: ${breathe} 1.6s ease-in-out infinite;
  ${({ $shape = 'line' }) => shapes[$shape]}
  ${({ $height }) => $height !== undefined && `height: ${$height};`}

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
