import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { ProfileFields } from '@parlour/contract/profile/profile-fields';
import { saveProfile } from '@parlour/contract/profile/save-profile';

const { sexuality, relationship_status, body_type, hair_color, eye_color, tattoos } = ProfileFields.shape;

/** The facts of a new member; one that is left empty is not told. */
export const personalForm = defineCallForm({
  call: saveProfile,
  schema: z.object({ sexuality, relationship_status, body_type, hair_color, eye_color, tattoos }),
  toBody: (typed) => ({
    sexuality: typed.sexuality ?? null,
    relationship_status: typed.relationship_status ?? null,
    body_type: typed.body_type ?? null,
    hair_color: typed.hair_color ?? null,
    eye_color: typed.eye_color ?? null,
    tattoos: typed.tattoos ?? null,
  }),
});
