import { styled } from 'styled-components';
import { IconButton } from '@parlour/ui';

/** A button that only a script answers; where there is none, neither is the button. */
export const ScriptedIconButton = styled(IconButton)`
  @media (scripting: none) {
    display: none;
  }
`;
