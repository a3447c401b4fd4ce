/** Roots of this slice's cached queries. */
export const accountKeys = {
  user: ['user'],
  company: ['company'],
  activation: ['user', 'activation'],
  signup: (profileId: string | undefined) => ['signup', profileId ?? null],
} as const;
