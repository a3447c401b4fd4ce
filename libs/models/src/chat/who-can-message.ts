/** From whom a member takes a first message; `liked`: from those whom they like themselves. */
export const whoCanMessageChoices = ['everyone', 'liked', 'matches'] as const;
export type WhoCanMessage = (typeof whoCanMessageChoices)[number];
