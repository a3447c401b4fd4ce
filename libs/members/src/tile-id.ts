/** Where a member stands in a grid, for an address that leads back there. */
export const tileId = (profileId: string): string => `member-${profileId}`;
