/**
 * Does what follows from somebody seeing the page: at once where it is seen, and again each time it is seen again or the
 * connection is back. A page in the background does nothing. Answers the function that ends it, as an effect wants it.
 */
export function whenSeen(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') act();
  };
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}
