import { ownKey } from '../stored/own-key.ts';

/** Where a member's words to somebody lie on this device: those being written, or those sent off. */
export const wordsKey = (kind: 'draft' | 'outgoing', memberId: string, profileId: string): string =>
  ownKey(kind, memberId, profileId);
