import type { Locale } from '@parlour/models/locale';
import type { ProfilesTable } from '@parlour/server-db/tables/profiles';
import type { Insertable } from 'kysely';

/** The columns of a profile that make up a person of the cast. */
export type CastProfile = Omit<
  Insertable<ProfilesTable>,
  'brand' | 'member_id' | 'status' | 'demo' | 'main_photo_id' | 'photos_total'
>;

/** A made-up member. */
export interface CastMember {
  id: string;
  /** Gives the face; see `portrait-key.ts`. */
  seed: string;
  email: string;
  language: Locale;
  age: number;
  /** Photos, the main one included. */
  photos: number;
  /** One of the brand's accounts to log in with; null for everybody else. */
  login: DemoRole | null;
  profile: CastProfile & { active_at: Date; created_at: Date; fictional: boolean };
}

/** The accounts that a brand offers for trying it out: one that never paid, one that did. */
export const demoRoles = ['free', 'premium'] as const;
export type DemoRole = (typeof demoRoles)[number];
