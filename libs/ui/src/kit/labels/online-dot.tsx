import { styled } from 'styled-components';

/** A green dot before the words "online now"; never alone. */
export const OnlineDot = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 9px;
  height: 9px;
  border-radius: 50%;
  background: var(--color-online);
  forced-color-adjust: none;
`;
