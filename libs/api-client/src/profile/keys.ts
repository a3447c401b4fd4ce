/** Roots of this slice's cached queries. */
export const profileKeys = {
  all: ['profile'],
  own: ['profile', 'own'],
  one: (id: string) => ['profile', id],
} as const;
