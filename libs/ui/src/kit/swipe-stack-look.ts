import { css, keyframes, styled } from 'styled-components';
import { from } from '../theme/media.ts';
import type { SwipeChoice } from './swipe-gesture.ts';

/** Where a card goes when it is decided on, and where one comes from that is taken back. */
const ways: Readonly<Record<SwipeChoice, string>> = {
  pass: 'translate(-112%, 4%) rotate(-16deg)',
  later: 'translate(0, 34%) scale(0.86)',
  like: 'translate(112%, 4%) rotate(16deg)',
};

const comeBack: Readonly<Record<SwipeChoice, ReturnType<typeof keyframes>>> = {
  pass: keyframes`from { transform: ${ways.pass}; opacity: 0; }`,
  later: keyframes`from { transform: ${ways.later}; opacity: 0; }`,
  like: keyframes`from { transform: ${ways.like}; opacity: 0; }`,
};

/** Cards deeper in the stack are smaller, lower and paler. */
const depths = {
  0: { transform: 'none', veil: 0 },
  1: { transform: 'translateY(14px) scale(0.95)', veil: 0.38 },
  2: { transform: 'translateY(28px) scale(0.9)', veil: 0.62 },
} as const;

export type SwipeDepth = keyof typeof depths;

/** The cards' table: as high as its room, and never lower than a face needs. */
export const SwipeTable = styled.div`
  position: relative;
  flex: 1 0 430px;
  width: 100%;
  max-width: 440px;
  margin: 0 auto 28px;
  border-radius: calc(var(--radius-card) + 6px);
  outline-offset: 6px;

  ${from.tablet} {
    flex-basis: 480px;
  }
`;

const gone = (choice: SwipeChoice) => css`
  transform: ${ways[choice]};
  opacity: 0;
  pointer-events: none;
`;

/** Moves by transform and fades by opacity: neither needs layout. A finger up or down scrolls the page as ever. */
export const SwipePlace = styled.div<{ $depth: SwipeDepth; $gone?: SwipeChoice; $back?: SwipeChoice }>`
  position: absolute;
  inset: 0;
  z-index: ${({ $depth, $gone }) => ($gone ? 4 : 3 - $depth)};
  border-radius: calc(var(--radius-card) + 6px);
  box-shadow: ${({ $depth }) => ($depth === 0 ? 'var(--shadow-raised)' : 'var(--shadow-card)')};
  transform: ${({ $depth }) => depths[$depth].transform};
  transform-origin: 50% 100%;
  transition:
    transform var(--calm) var(--ease),
    opacity var(--calm) var(--ease);
  touch-action: pan-y;
  user-select: none;
  ${({ $depth }) => $depth === 0 && 'cursor: grab; will-change: transform;'}
  ${({ $gone }) => $gone && gone($gone)}
  ${({ $back }) =>
    $back &&
    css`
      animation: ${comeBack[$back]} var(--calm) var(--ease);
    `}

  &[data-dragging] {
    cursor: grabbing;
    transition: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: var(--color-ground);
    opacity: ${({ $depth }) => depths[$depth].veil};
    pointer-events: none;
    transition: opacity var(--calm);
  }
`;

const stampPlaces: Readonly<Record<SwipeChoice, ReturnType<typeof css>>> = {
  pass: css`
    right: 20px;
    rotate: 8deg;
  `,
  later: css`
    left: 50%;
    translate: -50%;
  `,
  like: css`
    left: 20px;
    background: var(--color-action);
    color: var(--color-on-action);
    rotate: -8deg;
  `,
};

/** The word of the choice that the card leans to. */
export const SwipeStamp = styled.span<{ $choice: SwipeChoice; $shown: boolean }>`
  position: absolute;
  top: 20px;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 8px 16px;
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
  color: var(--color-text);
  font-weight: 700;
  font-size: 1.125rem;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  pointer-events: none;
  transition: opacity var(--fast);
  ${({ $choice }) => stampPlaces[$choice]}

  [data-lean='${({ $choice }) => $choice}'] > & {
    opacity: 1;
  }
`;
