import { styled } from 'styled-components';

const Place = styled.span`
  display: block;
  padding: var(--space-3);
  border: 1px dashed var(--color-edge-control);
  border-radius: var(--radius-control);
  color: var(--color-text-quiet);
  font-size: var(--text-small);
`;

/** Stands where another part of the product is put in; a designer reads what belongs there, in no language of the members. */
export const Slot = ({ name }: { name: string }) => <Place lang="en">slot: {name}</Place>;
