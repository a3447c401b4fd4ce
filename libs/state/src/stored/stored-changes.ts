import { announcement } from '../page/announcement.ts';

const inThisTab = announcement();

/** Follows what this tab and others keep in local storage. Answers the function that ends it. */
export function followStored(listener: () => void): () => void {
  const leave = inThisTab.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    leave();
    window.removeEventListener('storage', listener);
  };
}

/** Tells this tab that it has kept something; the browser tells the others. */
export const tellStored = (): void => inThisTab.announce();
