/** Characters of a password; the upper end only keeps hashing cheap. */
export const passwordLength = { min: 8, max: 200 } as const;
