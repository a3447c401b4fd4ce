import { z } from 'zod';
import { neededConsents } from '@parlour/models/account/consents/consents';
import { memberStatuses } from '@parlour/models/account/member-status';
import { signUpSteps, stepStates } from '@parlour/models/account/sign-up/sign-up-steps';
import { Code } from './image.ts';
import { Profile } from './profile.ts';
import { Id, IsoTime, LocaleCode } from './scalars.ts';

export const SignUpStep = z.enum(signUpSteps);
export const SignUpState = z.object({
  steps: z.array(z.object({ step: SignUpStep, state: z.enum(stepStates), required: z.boolean() })),
  next: SignUpStep.nullable(),
  complete: z.boolean(),
});
export const ConsentKind = z.enum([
  'terms',
  'privacy',
  'special_data',
  'fictional_profiles',
  'analytics',
  'marketing_mail',
  'age',
]);
export type ConsentKind = z.output<typeof ConsentKind>;
/** The consents still due: only those that membership needs. Whoever refuses another is not asked for it again. */
export const ConsentsDue = z.array(z.enum(neededConsents));

const Rights = z.object({
  photos_max: z.int(),
  see_all_photos: z.boolean(),
  free_conversations_left: z.int().nullable(),
  free_messages_left: z.int().nullable(),
  swipe_likes_per_day: z.int(),
  can_search: z.boolean(),
  can_message: z.boolean(),
  reason: Code.nullable(),
});

export const User = z.object({
  id: Id,
  status: z.enum(memberStatuses),
  email: z.string(),
  credits: z.int(),
  paid_user: z.boolean(),
  signup_date: IsoTime,
  language: LocaleCode,
  scope: z.array(z.string()),
  notifications_disabled: z.array(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  profile: Profile,
  rights: Rights,
  consents_due: ConsentsDue,
  /**
   * When the account is deleted. It moves later while a mailed link still works, or a payment is open.
   * - Leaving: then, unless the member comes back.
   * - `not_confirmed`: then, unless the address is confirmed first; null where the member has paid, because the account
   *   stays.
   * - Any other: null.
   */
  delete_at: IsoTime.nullable(),
  signup: SignUpState.nullable(),
});

export type SignUpStep = z.output<typeof SignUpStep>;
export type SignUpState = z.output<typeof SignUpState>;
export type User = z.output<typeof User>;
