import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../behaviour/open-modals.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** Milliseconds until what was told is gone: who looks through the page later must not meet it as if it stood there. */
const past = 5_000;

export interface SpokenProps {
  /** Another one for each piece of news, also in the words of the one before; undefined as long as there is none. */
  id: string | undefined;
  children: ReactNode;
}

/** In which modal it was told, or outside of any; null once that is past. */
interface Told extends Pick<SpokenProps, 'id'> {
  within: HTMLDialogElement | undefined | null;
}

/**
 * Tells those who listen of something that happens in the page, in whichever modal is open just then: nothing outside of it is
 * heard. It is told there only, not once more when that closes, and does not stay.
 */
export function Spoken({ id, children }: SpokenProps) {
  const modal = useTopModal();
  const [told, tell] = useState<Told>({ id, within: modal });
  if (told.id !== id) tell({ id, within: modal });
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(tell, past, { id, within: null });
    return () => clearTimeout(timer);
  }, [id]);
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
