/** The handle of a route whose page shows members to visitors: it stands behind the entry warning, data and all. */
export const membersShown = { showsMembers: true } as const;

export const showsMembers = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'showsMembers' in handle;
