import type { PhotoOwnerFacts } from '@parlour/models/profile/photo-access';

/** What the owner's own settings say about who sees their photos. */
export const ownerFactsOf = (row: { blur_images: boolean; show_to_visitors: boolean }): PhotoOwnerFacts => ({
  blurImages: row.blur_images,
  showToVisitors: row.show_to_visitors,
});
