import { styled } from 'styled-components';
import { unbrokenPieces } from '@parlour/models/unbroken-pieces';

const OneLine = styled.span`
  white-space: nowrap;
`;

/** The words of a title or a button, whose "e-mail" stays on one line; one element, since a button lays out each of its own apart. */
export const Unbroken = ({ children }: { children: string }) => (
  <span>
    {unbrokenPieces(children).map((piece, place) => (place % 2 === 1 ? <OneLine key={place}>{piece}</OneLine> : piece))}
  </span>
);
