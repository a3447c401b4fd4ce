import { css } from 'styled-components';

/** Which of the brand's four two-stop grounds; the caller picks it from the member's id, so that it never changes. */
export type PortraitGround = 1 | 2 | 3 | 4;

export const portraitGround = css<{ $ground: PortraitGround }>`
  background: linear-gradient(
    165deg,
    ${({ $ground }) => `var(--color-portrait-${$ground}-a), var(--color-portrait-${$ground}-b)`}
  );
`;
