import { styled } from 'styled-components';
import { Card, Evening, from, Wrap } from '@parlour/ui';

export const Cinema = styled(Evening)`
  padding-bottom: 48px;

  ${from.desk} {
    padding-bottom: 96px;
  }
`;

/** From edge to edge, and as high whether the clip is there or not; its foot melts into the evening. */
export const Screen = styled.div`
  position: relative;
  height: clamp(236px, 44vw, 560px);
  background: var(--color-deep);

  > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 60%;
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 22%;
    background: linear-gradient(transparent, var(--color-deep));
    pointer-events: none;
  }
`;

/** The browser's own controls stay within reach: only the button takes presses. */
export const ScreenButton = styled(Wrap)`
  position: absolute;
  inset: auto 0 12px;
  z-index: 1;
  display: flex;
  justify-content: end;
  pointer-events: none;

  > button {
    pointer-events: auto;
  }
`;

/** The words begin in the picture's melting foot. */
export const Said = styled.div`
  position: relative;
  display: grid;
  gap: 12px;
  margin-top: -4px;

  ${from.desk} {
    margin-top: -16px;
  }
`;

export const ScreenFoot = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 24px;
`;

export const JoinPlace = styled(Card)`
  max-width: 560px;
  margin: 40px auto 0;

  ${from.desk} {
    padding: 32px;
    margin-top: 56px;
  }
`;
