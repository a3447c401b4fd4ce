import { styled } from 'styled-components';

/** What stands between two messages of a conversation, in the middle. */
export const SeparatorLine = styled.div`
  display: grid;
  justify-self: center;
  place-items: center;
  margin: 14px auto 0;
  /* It stays first when older messages come: a browser that kept the view by it would show the oldest of them. */
  overflow-anchor: none;
`;

export const SeparatorPlate = styled.span`
  padding: 3px 12px;
  border-radius: var(--radius-pill);
  background: var(--color-sunken);
  color: var(--color-text-quiet);
  font-weight: 600;
  font-size: var(--text-tiny);
`;
