import { styled } from 'styled-components';
import { Card, from, Wrap } from '@parlour/ui';

/** Words, a picture and the sign-up of a lander, one below the other; on a desk the sign-up stands beside both. */
export const BesideGrid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  ${from.desk} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) 416px;
    gap: 32px 56px;
  }
`;

export const JoinPlace = styled(Card)`
  align-self: start;

  ${from.desk} {
    grid-row: 1 / 3;
    grid-column: 2;
    padding: 32px;
  }
`;
