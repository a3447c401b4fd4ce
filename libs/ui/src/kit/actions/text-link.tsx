import { css, styled } from 'styled-components';
import { canHover } from '../../theme/media.ts';
import { PlainLink } from '../navigation/link.tsx';

const underlined = css`
  color: var(--color-action-text);
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;

  ${canHover} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
`;

/** A link in running text. */
export const TextLink = styled(PlainLink)`
  ${underlined}
`;

const standing = css`
  ${underlined}
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 44px;
`;

/** A link that stands alone, e.g. at the end of a section's head: 44 px high. */
export const StandaloneLink = styled(PlainLink)`
  ${standing}
  min-width: 44px;
  text-wrap: balance;
`;

/** Looks like a link, does something here. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  ${standing}
  text-align: start;
`;
