import { styled } from 'styled-components';
import { from } from '../../theme/media.ts';

const elevations = {
  flat: 'var(--shadow-card)',
  raised: 'var(--shadow-raised)',
  floating: 'var(--shadow-floating)',
};

export type CardElevation = keyof typeof elevations;

/** A surface on the ground. `$bare` leaves out the padding (lists, pictures up to the edge). */
export const Card = styled.div<{ $elevation?: CardElevation; $bare?: boolean }>`
  --focus-ring: var(--color-focus);
  padding: ${({ $bare }) => ($bare ? '0' : '20px')};
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: ${({ $elevation = 'flat' }) => elevations[$elevation]};
  color: var(--color-text);

  ${from.tablet} {
    padding: ${({ $bare }) => ($bare ? '0' : '24px')};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
