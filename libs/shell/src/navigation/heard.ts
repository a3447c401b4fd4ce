import { styled } from 'styled-components';
import { VisuallyHidden } from '@parlour/ui';

/** What stands around every page for those who listen. At the top, where it makes no page longer. */
export const Heard = styled(VisuallyHidden)`
  top: 0;
`;
