import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../behaviour/open-modals.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface SpokenProps {
  /** Another one for each piece of news, also in the words of the one before; undefined as long as there is none. */
  id: string | undefined;
  children: ReactNode;
}

/**
 * Tells those who listen of something that happens in the page, in whichever modal is open just then: nothing outside of it is
 * heard. It is told there only, not once more when that closes.
 */
export function Spoken({ id, children }: SpokenProps) {
  const modal = useTopModal();
  const [told, tell] = useState({ id, within: modal });
  if (told.id !== id) tell({ id, within: modal });
  const regionOf = (place: HTMLDialogElement | undefined) => (
    <VisuallyHidden role="status">
      {id !== undefined && told.within === place && <span key={id}>{children}</span>}
    </VisuallyHidden>
  );
  return (
    <>
      {regionOf(undefined)}
      {modal && createPortal(regionOf(modal), modal)}
    </>
  );
}
