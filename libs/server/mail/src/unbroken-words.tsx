import { Fragment, type ReactNode } from 'react';
import { unbrokenPieces } from '@parlour/models/unbroken-pieces';

/** A case's reference, which somebody copies: 7K3F-9Q2M. An id (UUID) is wider than a phone, and breaks at its hyphens. */
const reference = /\b([\dA-Z]{4}-[\dA-Z]{4})\b(?!-)/u;

/** Signs of a joined word that fit the narrowest phone in any letters; a longer one, such as a name, may break. */
const longestJoined = 15;

/** Every second piece stays on one line. */
const withoutBreaks = (pieces: readonly string[], other: (piece: string) => ReactNode): ReactNode[] =>
  pieces.map((piece, place) =>
    place % 2 === 1 && piece.length <= longestJoined ? (
      <span key={place} style={{ whiteSpace: 'nowrap' }}>
        {piece}
      </span>
    ) : (
      <Fragment key={place}>{other(piece)}</Fragment>
    ),
  );

/** Words of a mail, in which "e-mail" and a reference stay on one line. */
export const UnbrokenWords = ({ text }: { text: string }) =>
  withoutBreaks(text.split(reference), (words) => withoutBreaks(unbrokenPieces(words), (piece) => piece));

/** Draws what a letter says through Lingui's `Trans`. */
export function SaidWords({ translation }: { translation: ReactNode }) {
  const parts = Array.isArray(translation) ? (translation as ReactNode[]) : [translation];
  return parts.map((part, place) => (
    <Fragment key={place}>{typeof part === 'string' ? <UnbrokenWords text={part} /> : part}</Fragment>
  ));
}
