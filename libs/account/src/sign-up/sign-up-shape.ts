import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { DateOfBirth, EmailAddress, MemberName, NewPassword } from '@parlour/contract/account/sign-up/fields';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { trackingMarks } from '@parlour/contract/account/sign-up/tracking';
import { Country, Gender, Id } from '@parlour/contract/types/scalars';
import { atMost } from '@parlour/contract/types/texts';
import { mayJoinAtAge } from '@parlour/models/account/sign-up/age';

const Ticked = z.boolean('consent_required').refine((ticked) => ticked, 'consent_required');

const fields = z.object({
  signup_message: z.string('value_unknown').trim(),
  profile_id: Id.optional(),
  name: MemberName,
  date_of_birth: DateOfBirth,
  gender: Gender,
  country: Country.optional(),
  region: z.string('region_unknown').optional(),
  email: EmailAddress,
  password: NewPassword,
  /** The texts that were linked when the box was ticked. */
  terms_version: z.string('terms_outdated'),
  agree: Ticked,
  special_data: Ticked,
  lander_type: z.string('value_unknown').optional(),
  lander_slug: z.string('value_unknown').optional(),
  ...trackingMarks,
});

export interface SignUpRules {
  min_age: number;
  time_zone: string;
  message_length: number;
  /** Whoever has just come of age is so too where the clock of their device is slow. */
  now?(): Date;
}

/** The short sign-up form; the brand's rules are checked while typing and again by the server. */
export const signUpForm = ({ min_age, time_zone, message_length, now = () => new Date() }: SignUpRules) =>
  defineCallForm({
    call: signUp,
    schema: fields.extend({
      date_of_birth: DateOfBirth.superRefine((date, context) => {
        const age = mayJoinAtAge(date, min_age, now(), time_zone);
        if (!age.ok) context.addIssue({ code: 'custom', message: age.refusal });
      }),
      signup_message: fields.shape.signup_message.check(atMost(message_length, 'message_too_long')).optional(),
    }),
    toBody: ({ terms_version, agree, special_data: _ticked, ...marked }) => {
      const { network, ref, sub1, sub2, sub3, lander_type, lander_slug = '', ...body } = marked;
      return {
        ...body,
        accept: { terms: terms_version, privacy: terms_version, special_data: true as const, age: agree as true },
        tracking: { network, ref, sub1, sub2, sub3 },
        ...(lander_type && { lander: { type: lander_type, slug: lander_slug } }),
      };
    },
    fieldNames: {
      'accept.terms': 'agree',
      'accept.privacy': 'agree',
      'accept.age': 'agree',
      'accept.special_data': 'special_data',
    },
  });
