import type { PublicSettings } from '@parlour/contract/account/settings';

let known: PublicSettings | undefined;

/** The browser keeps the settings that its first page came with, for the loaders of the next ones. */
export const knowSettings = (settings: PublicSettings): void => {
  known = settings;
};

/** The settings of this site in the browser; the root gives them before any page can be asked for. */
export function knownSettings(): PublicSettings {
  if (!known) throw new Error('The root has not told the settings yet.');
  return known;
}
