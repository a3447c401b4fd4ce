const listeners = new Set<() => void>();

/** Follows what this tab and others keep in local storage. Answers the function that ends it. */
export function followStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Tells this tab that it has kept something; the browser tells the others. */
export function tellStored(): void {
  for (const listener of listeners) listener();
}
