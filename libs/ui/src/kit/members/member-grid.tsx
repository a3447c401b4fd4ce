import { styled } from 'styled-components';
import { from } from '../../theme/media.ts';
import { heardAsList } from '../layout/heard-as-list.ts';

/**
 * Portrait cards in up to 2, 3, 4 and 5 columns at 0, 576, 992 and 1440 px. Fewer beside other things, where a card
 * would be too narrow for its labels; one on a narrow phone with large words. A list: `<li>` around each card.
 */
export const MemberGrid = styled.ul.attrs(heardAsList)`
  --columns: 2;
  --gap: 12px;
  --least: 6.5rem;
  display: grid;
  /* A pixel to round in. */
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(var(--least), (100% - (var(--columns) - 1) * var(--gap)) / var(--columns) - 1px)), 1fr)
  );
  gap: 20px var(--gap);

  ${from.phablet} {
    --columns: 3;
    --gap: 16px;
    --least: 10rem;
    row-gap: 24px;
  }

  ${from.desk} {
    --columns: 4;
    --gap: 20px;
    row-gap: 28px;
  }

  ${from.widest} {
    --columns: 5;
  }
`;

/** The `sizes` of a portrait in the grid, so that the browser fetches no more pixels than it shows. */
export const memberGridSizes = '(min-width: 1440px) 230px, (min-width: 992px) 25vw, (min-width: 576px) 33vw, 50vw';
