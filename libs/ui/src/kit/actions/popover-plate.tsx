import { keyframes, styled } from 'styled-components';
import { floatingPlate } from '../../theme/mixins.ts';

const arrive = keyframes`
  from { opacity: 0; translate: 0 -6px; }
`;

/** The plate of a menu, in the window's own coordinates; `useStayNear` says where. */
export const PopoverPlate = styled.div`
  --focus-ring: var(--color-focus);
  position: fixed;
  inset: auto;
  max-width: min(20rem, calc(100vw - 16px));
  max-height: calc(100dvh - 16px);
  margin: 0;
  ${floatingPlate}

  &:popover-open {
    animation: ${arrive} var(--fast) var(--ease);
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
