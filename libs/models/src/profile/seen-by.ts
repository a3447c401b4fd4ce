/** Through whose eyes one may look at one's own profile. */
export const viewersOfOwnProfile = ['free', 'premium'] as const;

export type SeenBy = (typeof viewersOfOwnProfile)[number];
