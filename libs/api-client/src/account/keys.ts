import type { LegalSlug } from '@parlour/contract/page-slugs';

/** Roots of this slice's cached queries. */
export const accountKeys = {
  user: ['user'],
  company: ['company'],
  legalText: (page: LegalSlug) => ['legal-text', page],
  consents: ['consents'],
  activation: ['user', 'activation'],
  sessions: ['user', 'sessions'],
  mailChange: ['user', 'mail-change'],
  leaving: ['user', 'leaving'],
  exports: ['user', 'exports'],
  notificationSettings: ['user', 'notification-settings'],
  notifications: ['notifications'],
  passwordResetLink: (token: string) => ['password-reset', token],
  lander: ['lander'],
  signUpMatches: ['signup-matches'],
  signUp: (profileId: string | undefined) => ['signup', profileId ?? null],
} as const;
