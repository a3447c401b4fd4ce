import { ownKey } from '../stored/own-key.ts';

/**
 * Where a member's words to somebody lie on this device: those being written, or a message sent off.
 *
 * @param place the profile's id; of a message also its `clientId`, behind a dot
 */
export const wordsKey = (kind: 'draft' | 'outgoing', memberId: string, place: string): string =>
  ownKey(kind, memberId, place);
