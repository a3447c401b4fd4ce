import { hasStrings } from './has-strings.ts';
import { storedFactKey, useStoredFact } from './stored-fact.ts';

/** With whom a conversation was opened last, and when (spec section 3). */
export interface LastChat {
  profileId: string;
  name: string;
  /** ISO time. */
  at: string;
}

const isLastChat = hasStrings<LastChat>('profileId', 'name', 'at');

const factOf = (memberId: string): string => `last-chat.${memberId}`;

/** The conversation that a member has opened last on this device; not another member of this browser. */
export const useLastChat = (memberId: string) => useStoredFact<LastChat | null>(factOf(memberId), null, isLastChat);

/**
 * Forgets with whom others than this member have written last on this device, whose names are not for whoever is here now. It is
 * for pages that are loaded: with one ends every session, also one that was ended elsewhere.
 *
 * @param memberId null for a visitor
 */
export function forgetLastChats(memberId: string | null): void {
  const own = memberId && storedFactKey(factOf(memberId));
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(storedFactKey(factOf(''))) && key !== own) window.localStorage.removeItem(key);
  } catch {
    // Nothing was ever kept there.
  }
}
