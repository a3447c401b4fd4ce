/** Roots of this slice's cached queries. */
export const profileKeys = {
  all: ['profile'],
  own: ['profile', 'own'],
  album: ['profile', 'own', 'album'],
  one: (id: string) => ['profile', id],
} as const;
