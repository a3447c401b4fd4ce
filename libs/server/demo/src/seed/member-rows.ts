import type { BrandSettings } from '@parlour/brand/settings-schema';
import { neededConsents, termsVersionOf } from '@parlour/models/account/consents/consents';
import { nameKey } from '@parlour/models/account/sign-up/name';
import { signUpSteps } from '@parlour/models/account/sign-up/sign-up-steps';
import type { ConsentsTable, MembersTable } from '@parlour/server-db/tables/members';
import type { ProfilesTable } from '@parlour/server-db/tables/profiles';
import type { Insertable } from 'kysely';
import type { CastMember } from '../cast/cast-member.ts';
import { seededId } from '../seeded-id.ts';
import type { Spent } from '../world/allowance.ts';

const allSteps = JSON.stringify(Object.fromEntries(signUpSteps.map((step) => [step, 'done'])));

/** A confirmed member. The scope `demo` marks the accounts to log in with: while a person is there, no job writes for them. */
export function memberRow(
  brand: string,
  member: CastMember,
  passwordHash: string,
  spent: Spent | undefined,
): Insertable<MembersTable> {
  const { id, email, language, login, profile } = member;
  return {
    brand,
    id,
    email,
    email_key: email,
    name: profile.name,
    name_key: nameKey(profile.name),
    password_hash: passwordHash,
    status: 'active',
    language,
    scope: login ? ['member', 'demo'] : ['member'],
    paid_user: login === 'premium',
    signup_date: profile.created_at,
    signup_steps: allSteps,
    confirmed_at: profile.created_at,
    free_conversations_used: spent?.freeConversations.size ?? 0,
    free_messages_used: spent?.freeMessages ?? 0,
  };
}

/** A member's profile, marked as one of the demo world. Whoever wrote or liked was here when doing so. */
export function profileRow(
  brand: string,
  member: CastMember,
  mainPhotoId: string | null,
  lastAct: Date | undefined,
): Insertable<ProfilesTable> {
  const { id, photos, profile } = member;
  return {
    ...profile,
    brand,
    member_id: id,
    status: 'active',
    demo: true,
    main_photo_id: mainPhotoId,
    photos_total: photos,
    active_at: lastAct && lastAct > profile.active_at ? lastAct : profile.active_at,
  };
}

/** What nobody can be a member without, agreed to on joining. */
export function consentRows(
  brand: string,
  { company }: Pick<BrandSettings, 'company'>,
  { id, seed, profile }: CastMember,
): Insertable<ConsentsTable>[] {
  const version = termsVersionOf(company.added);
  const at = profile.created_at;
  return neededConsents.map((kind) => ({
    brand,
    id: seededId(`${seed} ${kind}`, at),
    member_id: id,
    kind,
    version,
    given: true,
    at,
  }));
}
