import { css, keyframes, styled } from 'styled-components';
import * as layers from '../../../theme/layers.ts';
import { swipeChoices, type SwipeChoice } from './swipe-gesture.ts';

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

/** Cards deeper in the stack are smaller, lower and paler; the deepest is out of sight. */
export type SwipeDepth = 0 | 1 | 2 | 3;

/** The cards' table: as high as its room, and never lower than a face needs; a place with less room for it may set `--swipe-width`. */
export const SwipeTable = styled.div`
  position: relative;
  flex: 1 0 max(180px, 11rem);
  width: 100%;
  max-width: var(--swipe-width);
  margin: 0 auto 28px;
  border-radius: calc(var(--radius-card) + 6px);
  outline-offset: 6px;

  /* Words in place of the cards: it has the focus still, and no act that a ring would tell of. */
  &:not(:has(article)) {
    align-content: center;
    outline: 0;
  }
`;

/**
 * A card's place in the stack. Moves by transform and fades by opacity: neither needs layout. A finger up or down
 * scrolls the page as ever. Every state of a card is an attribute, whose rules are there before the first choice: a
 * rule that comes with a choice would have the browser work out the whole sheet again while a finger waits.
 */
export const SwipePlace = styled.div`
  position: absolute;
  inset: 0;
  border-radius: calc(var(--radius-card) + 6px);
  transform-origin: 50% 100%;
  transition:
    transform var(--calm) var(--ease),
    opacity var(--calm) var(--ease);
  touch-action: pan-y;
  user-select: none;
  -webkit-touch-callout: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: var(--color-ground);
    opacity: 0;
    pointer-events: none;
    transition: opacity var(--calm);
  }

  &[data-depth='0'] {
    z-index: ${layers.topCard};
    box-shadow: var(--shadow-raised);
    cursor: grab;
    will-change: transform;
  }

  &[data-depth='1'] {
    z-index: ${layers.raised};
    box-shadow: var(--shadow-card);
    transform: translateY(14px) scale(0.95);

    &::after {
      opacity: 0.38;
    }
  }

  &[data-depth='2'] {
    z-index: 1;
    box-shadow: var(--shadow-card);
  }

  /* Words below the top card would peep out under its edge, cut through. */
  > article > :last-child > * {
    transition: opacity var(--calm);
  }

  &:not([data-depth='0'], [data-gone]) > article > :last-child > * {
    opacity: 0;
  }

  &:is([data-depth='2'], [data-depth='3']) {
    transform: translateY(28px) scale(0.9);

    &::after {
      opacity: 0.62;
    }
  }

  &[data-gone] {
    z-index: ${layers.leavingCard};
    opacity: 0;
    pointer-events: none;
  }

  ${swipeChoices.map(
    (choice) => css`
      &[data-gone='${choice}'] {
        transform: ${ways[choice]};
      }

      &[data-back='${choice}'] {
        animation: ${comeBack[choice]} var(--calm) var(--ease);
      }
    `,
  )}

  &[data-dragging] {
    cursor: grabbing;
    transition: none;
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

/** The word of the choice that the card leans to, or goes with. */
export const SwipeStamp = styled.span<{ $choice: SwipeChoice }>`
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
  font-size: var(--text-larger);
  opacity: 0;
  pointer-events: none;
  transition: opacity var(--fast);
  ${({ $choice }) => stampPlaces[$choice]}

  :is([data-lean='${({ $choice }) => $choice}'], [data-gone='${({ $choice }) => $choice}']) > & {
    opacity: 1;
  }
`;
