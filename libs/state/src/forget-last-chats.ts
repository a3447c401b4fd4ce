const KEYS = 'parlour.last-chat.';

/**
 * Forgets with whom others than this member have written last on this device, whose names are not for whoever is here now. It is
 * for pages that are loaded: with one ends every session, also one that was ended elsewhere.
 */
export function forgetLastChats(memberId: string | null): void {
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(KEYS) && key !== `${KEYS}${memberId}`) window.localStorage.removeItem(key);
  } catch {
    // Nothing was ever kept there.
  }
}
