import type { Site } from '@parlour/api-client/site';

type KnownSite = Pick<Site, 'settings' | 'maySearch'>;

let known: KnownSite | undefined;

/** The browser keeps what its first page came with, for the loaders of the next ones. */
export const knowSite = ({ settings, maySearch }: KnownSite): void => {
  known = { settings, maySearch };
};

/** This site in the browser; the page tells it when it is drawn, before any other can be asked for. */
export function knownSite(): KnownSite {
  if (!known) throw new Error('The page has not told its site yet.');
  return known;
}
