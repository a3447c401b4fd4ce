/** About fifty things to have in common (spec section 3); an id is also its English key. Words: `@parlour/i18n/labels`. */
// prettier-ignore
export const interests = [
  'adventure', 'animals', 'antiques', 'art', 'astronomy', 'baking', 'beach', 'board_games', 'books', 'camping',
  'cars', 'cats', 'cinema', 'city_trips', 'coffee', 'concerts', 'cooking', 'crafts', 'cycling', 'dancing',
  'dogs', 'eating_out', 'fashion', 'festivals', 'fishing', 'fitness', 'football', 'gaming', 'gardening', 'hiking',
  'history', 'horse_riding', 'humour', 'languages', 'motorcycling', 'museums', 'music', 'nature', 'opera', 'photography',
  'podcasts', 'quizzes', 'running', 'sailing', 'science', 'skiing', 'swimming', 'technology', 'tennis', 'theatre',
  'travelling', 'volunteering', 'wellness', 'wine', 'writing', 'yoga',
] as const;

export type Interest = (typeof interests)[number];

/** Is this one of the interests that members choose from? */
export function isInterest(value: unknown): value is Interest {
  return interests.some((interest) => interest === value);
}
