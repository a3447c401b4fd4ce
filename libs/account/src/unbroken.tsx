import { unbrokenPieces } from '@parlour/models/unbroken-pieces';
import { UnbrokenPieces } from '@parlour/ui';

/** The words of a title or a button, whose "e-mail" stays on one line. */
export const Unbroken = ({ children }: { children: string }) => <UnbrokenPieces pieces={unbrokenPieces(children)} />;
