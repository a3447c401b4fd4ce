import { styled } from 'styled-components';

export const Swatches = styled.ul`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
`;

export const Swatch = styled.div`
  height: 64px;
  border: 1px solid var(--color-edge-control);
  border-radius: var(--radius-control);
`;
