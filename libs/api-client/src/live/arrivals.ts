import type { EventOf } from './live-message.ts';

type Listener = (event: EventOf<'message'>) => void;
const listeners = new Set<Listener>();

/** Tells whoever listens of each message that comes while the page stands, which the counts alone do not: they fall and rise. */
export const arrivals = {
  tell: (event: EventOf<'message'>): void => listeners.forEach((listener) => listener(event)),
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
