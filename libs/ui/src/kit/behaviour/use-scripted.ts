import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML, which a browser without scripts keeps; true as soon as the page answers by itself. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
