import { styled } from 'styled-components';
import { phoneOnly } from '../theme/media.ts';

/** A page at least as high as the window, its footer at the lower edge; on phones with room for the bar that lies there. */
export const TabBarRoom = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  > main {
    flex: 1;
  }

  ${phoneOnly} {
    &:has([data-tab-bar]) {
      padding-bottom: calc(72px + env(safe-area-inset-bottom));
    }

    &:has([data-action-bar]) {
      padding-bottom: calc(96px + env(safe-area-inset-bottom));
    }
  }
`;
