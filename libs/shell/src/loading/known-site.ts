import type { Site } from '@parlour/api-client/site';

type KnownSite = Pick<Site, 'settings' | 'maySearch'>;

let known: KnownSite | undefined;

/** The browser keeps what its first page came with, for the loaders of the next ones. */
export const knowSite = ({ settings, maySearch }: KnownSite): void => {
  known = { settings, maySearch };
};

/** This site in the browser; the root tells it before any page can be asked for. */
export function knownSite(): KnownSite {
  if (!known) throw new Error('The root has not told the site yet.');
  return known;
}
