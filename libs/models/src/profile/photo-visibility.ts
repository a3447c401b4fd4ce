/** Whom an owner shows a photo to. */
export const photoVisibilities = ['all', 'premium', 'matches'] as const;
export type PhotoVisibility = (typeof photoVisibilities)[number];
