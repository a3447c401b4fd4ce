/** The signs that a brand may set beside its words for a fictional profile (contract part 8). */
export const fictionalIcons = ['drama', 'feather', 'sparkles'] as const;

/** What stands beside the words for a profile that no member stands behind: the brand's sign, or that of a demo member. */
export type DisclosureSign = (typeof fictionalIcons)[number] | 'flask';
