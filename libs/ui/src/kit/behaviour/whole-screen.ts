import { css } from 'styled-components';

/** A dialog that is all there is to see. */
export const wholeScreen = css`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
`;
