import { css, keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const shapes = {
  portrait: css`
    aspect-ratio: 4 / 5;
    border-radius: var(--radius-card);
  `,
  block: css`
    border-radius: var(--radius-card);
  `,
};

export type SkeletonShape = keyof typeof shapes;

export interface SkeletonProps {
  $shape: SkeletonShape;
  /** Of a block, which has none of its own. */
  $height?: string;
}

/** Stands where something is being fetched, in the size of that thing. Silent: the region around it is `aria-busy`. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  flex: none;
  width: 100%;
  background: color-mix(in srgb, var(--color-text-quiet) 13%, transparent);
  animation: ${breathe} 1.6s ease-in-out infinite;
  ${({ $shape }) => shapes[$shape]}
  ${({ $height }) => $height !== undefined && `height: ${$height};`}

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
