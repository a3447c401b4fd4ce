type Listener = () => void;
const listeners = new Set<Listener>();

/** Tells whoever listens that the server no longer knows this session. */
export const sessionEnded = {
  announce: (): void => listeners.forEach((listener) => listener()),
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
