import { styled } from 'styled-components';
import { from } from '../../theme/media.ts';

/** Portrait cards in 2, 3, 4 and 5 columns at 0, 576, 992 and 1440 px, on a narrow phone with large words in one. A list: `<li>` around each card. */
export const MemberGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(6.5rem, 50% - 7px)), 1fr));
  gap: 20px 12px;

  ${from.phablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 24px 16px;
  }

  ${from.desk} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 28px 20px;
  }

  ${from.widest} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

/** The `sizes` of a portrait in the grid, so that the browser fetches no more pixels than it shows. */
export const memberGridSizes = '(min-width: 1440px) 230px, (min-width: 992px) 25vw, (min-width: 576px) 33vw, 50vw';
