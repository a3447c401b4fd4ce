import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { DateOfBirth, EmailAddress, MemberName, NewPassword } from '@parlour/contract/account/fields';
import { signUp } from '@parlour/contract/account/sign-up';
import { trackingMarks } from '@parlour/contract/account/tracking';
import { Gender, Id } from '@parlour/contract/types/scalars';
import { mayJoinAtAge } from '@parlour/models/account/age';
import { namesEmail } from '@parlour/models/account/name';

const Ticked = z.boolean('consent_required').refine((ticked) => ticked, 'consent_required');

const fields = z.object({
  signup_message: z.string('value_unknown').trim().optional(),
  profile_id: Id.optional(),
  name: MemberName,
  date_of_birth: DateOfBirth,
  gender: Gender,
  email: EmailAddress,
  password: NewPassword,
  /** The texts that were linked when the box was ticked. */
  terms_version: z.string('terms_outdated'),
  agree: Ticked,
  special_data: Ticked,
  ...trackingMarks,
});

export interface SignUpRules {
  min_age: number;
  time_zone: string;
  message_length: number;
}

/** The short sign-up form; the brand's rules are checked while typing and again by the server. */
export const signUpForm = ({ min_age, time_zone, message_length }: SignUpRules) =>
  defineCallForm({
    call: signUp,
    schema: fields.superRefine((typed, context) => {
      const wrong = (field: keyof typeof typed, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      const age = mayJoinAtAge(typed.date_of_birth, min_age, new Date(), time_zone);
      if (!age.ok) wrong('date_of_birth', age.refusal);
      if (namesEmail(typed.name, typed.email)) wrong('name', 'name_is_email');
      if ([...(typed.signup_message ?? '')].length > message_length) wrong('signup_message', 'message_too_long');
    }),
    toBody: ({ terms_version, agree, special_data: _ticked, network, ref, sub1, sub2, sub3, ...body }) => ({
      ...body,
      accept: { terms: terms_version, privacy: terms_version, special_data: true as const, age: agree as true },
      tracking: { network, ref, sub1, sub2, sub3 },
    }),
    fieldNames: {
      'accept.terms': 'agree',
      'accept.privacy': 'agree',
      'accept.age': 'agree',
      'accept.special_data': 'special_data',
    },
  });
