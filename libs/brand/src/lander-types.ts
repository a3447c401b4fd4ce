/** The first impressions a brand can lead with: nine, and three on a member (contract part 0, 11). */
export const landerTypes = [
  'tinderswipe',
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
  'member-landing',
  'member-landing2',
  'member-landing3',
] as const;
