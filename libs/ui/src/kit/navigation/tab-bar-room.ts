import { styled } from 'styled-components';
import { actionBarRoom } from '../../theme/action-bar-room.ts';
import { highWindow, phoneOnly } from '../../theme/media.ts';

/**
 * A page at least as high as the window, its footer at the lower edge. On phones the tab bar is the last of it, and an action bar has
 * room below it, unless the window is low.
 */
export const TabBarRoom = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  > main {
    flex: 1;
  }

  ${phoneOnly} and ${highWindow} {
    &:has([data-action-bar]) {
      padding-bottom: calc(${actionBarRoom} + env(safe-area-inset-bottom));
    }
  }
`;
