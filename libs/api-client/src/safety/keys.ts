/** Roots of this slice's cached queries, and of its mutations. */
export const safetyKeys = {
  blocks: ['blocks'],
  reports: ['reports'],
  blocking: ['block'],
  reporting: ['report'],
} as const;
