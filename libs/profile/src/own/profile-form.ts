import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { ProfileFields } from '@parlour/contract/profile/profile-fields';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import { MemberName } from '@parlour/contract/account/fields';

const { about_me, interests, sexuality, relationship_status, body_type, hair_color, eye_color, tattoos } =
  ProfileFields.shape;

/** The fields of the own profile's form; an empty one takes the value back. */
const fields = z.object({
  name: MemberName,
  about_me,
  interests,
  sexuality,
  relationship_status,
  body_type,
  hair_color,
  eye_color,
  tattoos,
});

export const profileForm = defineCallForm({
  call: saveProfile,
  schema: fields,
  toBody: (typed) => ({
    name: typed.name,
    about_me: typed.about_me ?? null,
    interests: typed.interests ?? [],
    sexuality: typed.sexuality ?? null,
    relationship_status: typed.relationship_status ?? null,
    body_type: typed.body_type ?? null,
    hair_color: typed.hair_color ?? null,
    eye_color: typed.eye_color ?? null,
    tattoos: typed.tattoos ?? null,
  }),
});
