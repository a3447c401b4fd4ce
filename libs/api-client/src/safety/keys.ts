/** Roots of this slice's cached queries. */
export const safetyKeys = { blocks: ['blocks'], reports: ['reports'] } as const;
