const wordsOf = (kind: 'draft' | 'outgoing', memberId: string): string => `parlour.${kind}.${memberId}.`;

/** Where a member's words to somebody lie on this device: those being written, or those sent off. */
export const wordsKey = (kind: 'draft' | 'outgoing', memberId: string, profileId: string): string =>
  `${wordsOf(kind, memberId)}${profileId}`;

/** Leaves nothing on this device of what a member wrote and never sent or saved. */
export function forgetWords(memberId: string): void {
  for (const storage of [() => window.sessionStorage, () => window.localStorage])
    for (const kind of ['draft', 'outgoing'] as const) forget(storage, wordsOf(kind, memberId));
}

function forget(storage: () => Storage, beginning: string): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(beginning)) storage().removeItem(key);
  } catch {
    // Nothing was ever kept there.
  }
}
