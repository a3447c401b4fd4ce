import { styled } from 'styled-components';
import * as layers from '../../theme/layers.ts';

/** First in the page: jumps over the navigation. `href` names the id of `<main tabIndex={-1}>`. */
export const SkipLink = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: ${layers.skipLink};
  padding: 12px 18px;
  border-radius: var(--radius-control);
  background: var(--color-surface);
  color: var(--color-action-text);
  font-weight: 650;
  translate: 0 -200%;

  &:focus {
    box-shadow: var(--shadow-floating);
    translate: 0;
  }
`;
