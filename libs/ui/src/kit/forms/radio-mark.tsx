import { styled } from 'styled-components';

/** The drawn circle of a radio whose native input lies before it in the same label. */
export const RadioMark = styled.span`
  flex: none;
  width: 22px;
  height: 22px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px var(--color-edge-control);

  :checked ~ & {
    box-shadow: inset 0 0 0 7px var(--color-action);
  }

  @media (forced-colors: active) {
    border: 1.5px solid;

    :checked ~ & {
      border-width: 7px;
    }
  }
`;
