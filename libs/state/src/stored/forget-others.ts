/** Facts of this device that tell what one member did, kept as `parlour.<fact>.<whose>`. */
const ofMembers: readonly (string | undefined)[] = ['last-chat', 'last-search'];

/**
 * Forgets with whom others than this member have written last on this device, and what they searched for: neither is for whoever is
 * here now. It is for pages that are loaded: with one ends every session, also one that was ended elsewhere.
 *
 * @param memberId null for a visitor
 */
export function forgetOthers(memberId: string | null): void {
  try {
    for (const key of Object.keys(window.localStorage)) {
      const [, fact, whose] = key.split('.');
      if (ofMembers.includes(fact) && whose !== memberId) window.localStorage.removeItem(key);
    }
  } catch {
    // Nothing was ever kept there.
  }
}
