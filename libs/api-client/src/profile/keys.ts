/** Roots of this slice's cached queries. */
export const profileKeys = {
  all: ['profile'],
  own: ['profile', 'own'],
  album: ['profile', 'own', 'album'],
  seenBy: (viewer: 'free' | 'premium') => ['profile', 'own', 'seen-by', viewer],
  privacy: ['profile', 'own', 'privacy'],
  one: (id: string) => ['profile', id],
  regions: ['regions'],
  cities: (region: string) => ['cities', region],
} as const;
