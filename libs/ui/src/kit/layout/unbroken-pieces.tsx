import { styled } from 'styled-components';

const OneLine = styled.span`
  white-space: nowrap;
`;

/** Words in pieces, every second of which stays on one line; one element, since a button lays out each of its own apart. */
export const UnbrokenPieces = ({ pieces }: { pieces: readonly string[] }) => (
  <span>{pieces.map((piece, place) => (place % 2 === 1 ? <OneLine key={place}>{piece}</OneLine> : piece))}</span>
);
