import { styled } from 'styled-components';
import { Card, Evening, from, Guests, layers, nativeOverlay, Wrap } from '@parlour/ui';

/** The evening, which the sign-up card overhangs at its foot. */
export const Hero = styled(Evening)`
  overflow: visible;
  padding-top: 24px;

  ${from.desk} {
    padding-top: 48px;
  }
`;

export const HeroGrid = styled(Wrap)`
  display: flow-root;

  ${from.desk} {
    display: grid;
    grid-template-rows: 1fr auto;
    grid-template-columns: minmax(0, 1fr) 416px;
    column-gap: 64px;
  }
`;

export const Say = styled.div`
  display: grid;
  gap: 16px;

  ${from.desk} {
    align-self: center;
  }
`;

/** How many stand in the room: more would be as narrow as their names on a phone, and beside the card half as high as it. */
export const roomFor = 3;

export const Room = styled.div`
  container-type: inline-size;
  margin-top: 32px;

  ${from.desk} {
    grid-row: 2;
  }
`;

/** Taller beside the card. */
export const GuestRow = styled(Guests)`
  padding-inline: max(10px, 50% - 288px);

  ${from.desk} {
    padding-inline: 0;

    > :nth-child(n) {
      --arch-height: 1.7;
    }

    > :nth-child(2n) {
      --arch-height: 1.95;
    }

    > :nth-child(3n) {
      --arch-height: 1.8;
    }
  }
`;

export const GuestChoice = styled.label`
  position: relative;
  display: block;
  cursor: pointer;

  input {
    ${nativeOverlay}
  }

  &:has(:focus-visible) {
    border-radius: var(--radius-pill) var(--radius-pill) 0 0;
    outline: 3px solid var(--focus-ring);
    outline-offset: 6px;
  }
`;

export const JoinCard = styled(Card)`
  position: relative;
  z-index: ${layers.raised};
  display: grid;
  gap: 16px;
  align-self: start;
  margin-bottom: -56px;

  ${from.desk} {
    grid-row: 1 / 3;
    grid-column: 2;
    padding: 32px;
    margin-bottom: -72px;
  }
`;
