import { styled } from 'styled-components';
import { actionBarRoom } from '../../theme/action-bar-room.ts';
import * as layers from '../../theme/layers.ts';
import { highWindow, phoneOnly } from '../../theme/media.ts';

/**
 * A bar fixed to the lower edge of a phone: the one action of profile, checkout and sign-up. Put it in `PhoneOnly`. The tab
 * bar gives way to it, and what has the focus is scrolled to above it. In a low window it is a row where it is put.
 */
export const ActionBar = styled.div.attrs<{ 'data-action-bar'?: string }>({ 'data-action-bar': '' })`
  display: flex;
  align-items: center;
  gap: 10px;
  padding-block: 12px;

  > button {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  @media ${highWindow} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layers.bars};
    padding: 10px 16px max(14px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--color-edge);
    background: var(--color-surface);
  }

  ${phoneOnly} and ${highWindow} {
    html:has(&) {
      scroll-padding-bottom: min(calc(${actionBarRoom} + env(safe-area-inset-bottom)), 55dvh);
    }
  }
`;
