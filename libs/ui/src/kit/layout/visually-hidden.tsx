import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';

/** Words for those who listen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
