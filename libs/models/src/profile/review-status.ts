/** How a photo, or a text about oneself, stands with those who look whether others may see it. */
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
