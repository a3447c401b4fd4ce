import { z } from 'zod';
import { sexualities } from '@parlour/models/profile-fields';
import { defineCall } from '../../define-call.ts';
import { Country, Gender, Id } from '../../types/scalars.ts';
import { SignUpState, User } from '../../types/user.ts';
import { DateOfBirth, EmailAddress, MemberName, NewPassword } from './fields.ts';
import { Tracking } from './tracking.ts';

const Agreed = z.literal(true, 'consent_required');
const Version = z.string('consent_required').min(1, 'consent_required').max(40, 'terms_outdated');

/**
 * The short form (contract A2): makes an unconfirmed member, mails the confirmation and starts the session. It is of visitors: to
 * a member, who has logged in beside it, it has expired.
 */
export const signUp = defineCall({
  method: 'POST',
  path: '/api/signup.php',
  who: 'anyone',
  idempotent: true,
  status: 201,
  body: z.strictObject({
    email: EmailAddress,
    name: MemberName,
    date_of_birth: DateOfBirth,
    password: NewPassword,
    gender: Gender,
    sexuality: z.enum(sexualities, 'value_unknown').optional(),
    country: Country.optional(),
    /** Of that country, or of the one that the request comes from. */
    region: z.string('region_unknown').max(60, 'region_unknown').optional(),
    /** As long as the brand allows. */
    signup_message: z.string('value_unknown').trim().optional(),
    profile_id: Id.optional(),
    lander: z
      .strictObject({ type: z.string().max(40, 'value_unknown'), slug: z.string().max(80, 'value_unknown') })
      .optional(),
    tracking: Tracking.optional(),
    accept: z.strictObject({ terms: Version, privacy: Version, special_data: Agreed, age: Agreed }, 'consent_required'),
    marketing_mail: z.boolean('value_unknown').optional(),
  }),
  reply: z.object({ user: User, signup: SignUpState }),
  errors: [
    'form_expired',
    'signup_closed',
    'signup_country',
    'region_unknown',
    'email_in_use',
    'account_pending_deletion',
    'email_invalid',
    'email_fix',
    'name_is_email',
    'name_at_sign',
    'contact_details_in_text',
    'name_taken',
    'name_length',
    'dob_invalid',
    'dob_too_young',
    'password_weak',
    'message_too_long',
    'terms_outdated',
    'consent_required',
    'rate_limited',
  ],
});
