type Listener = () => void;

function announcement() {
  const listeners = new Set<Listener>();
  return {
    announce: (): void => listeners.forEach((listener) => listener()),
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Tells whoever listens that the server no longer knows this session. */
export const sessionEnded = announcement();

/** Tells whoever listens that its member has ended this session: the next visitor of the browser must not learn of what they wrote. */
export const sessionLeft = announcement();
