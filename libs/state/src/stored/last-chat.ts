import { hasStrings } from './has-strings.ts';
import { useStoredFact } from './stored-fact.ts';

/** With whom a conversation was opened last, and when (spec section 3). */
export interface LastChat {
  profileId: string;
  name: string;
  /** ISO time. */
  at: string;
}

const isLastChat = hasStrings<LastChat>('profileId', 'name', 'at');

/** The conversation that a member has opened last on this device; not another member of this browser. */
export const useLastChat = (memberId: string) =>
  useStoredFact<LastChat | null>(`last-chat.${memberId}`, null, isLastChat);
