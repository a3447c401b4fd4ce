import { styled } from 'styled-components';

/** The question above a group of choices. */
export const ChoiceLegend = styled.legend`
  margin-bottom: 8px;
  font-weight: 600;
  font-size: var(--text-medium);
`;
