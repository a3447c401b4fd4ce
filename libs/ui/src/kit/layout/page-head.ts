import { styled } from 'styled-components';
import { Row } from './layout.tsx';

/**
 * A page's title with what is to be pressed at its end. That is higher than a title is, and reaches over the row: the title
 * begins where that of every page does.
 */
export const PageHead = styled(Row).attrs({ $between: true, $wrap: true })`
  > :not(:first-child, [popover]) {
    margin-block: -8px;
  }
`;
