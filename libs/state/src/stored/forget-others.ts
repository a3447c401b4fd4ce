import { deviceStorage } from './browser-storage.ts';
import { readKey } from './own-key.ts';

/** Facts of this device that tell what one member did. */
const ofMembers: readonly (string | undefined)[] = ['last-chat', 'last-search'];

/**
 * Forgets with whom others than this member have written last on this device, and what they searched for: neither is for whoever is
 * here now. It is for pages that are loaded: with one ends every session, also one that was ended elsewhere.
 *
 * @param memberId null for a visitor
 */
export function forgetOthers(memberId: string | null): void {
  for (const key of deviceStorage.keys()) {
    const [what, whose] = readKey(key);
    if (ofMembers.includes(what) && whose !== memberId) deviceStorage.write(key, null);
  }
}
