/** The signs that a brand may set beside its words for a fictional profile (contract part 8). */
export const fictionalIcons = ['drama', 'feather', 'sparkles'] as const;
