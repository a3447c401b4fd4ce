import { z } from 'zod';
import { interests } from '@parlour/models/interests';
import { choicesOfFields, type ProfileFact } from '@parlour/models/profile-fields';
import { Country, Flag, Gender, PageNumber } from '../types/scalars.ts';

/** Several values of a closed list, written `red,black`. */
const listOf = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(z.enum(values, 'value_unknown')));

const Age = z.coerce.number('value_unknown').int('value_unknown').max(99, 'value_unknown');

const choices = {
  sexuality: listOf(choicesOfFields.sexuality).optional(),
  relationship_status: listOf(choicesOfFields.relationship_status).optional(),
  body_type: listOf(choicesOfFields.body_type).optional(),
  hair_color: listOf(choicesOfFields.hair_color).optional(),
  eye_color: listOf(choicesOfFields.eye_color).optional(),
  tattoos: listOf(choicesOfFields.tattoos).optional(),
} satisfies Record<ProfileFact, z.ZodType>;

/**
 * The filters of a search, by the names of the spec's search state and of the brand's `search_fields`. What is left out
 * takes the brand's default; `country=all` asks for every country. A name that is not here is a `filter_unknown`.
 */
export const searchFilters = {
  gender: Gender.optional(),
  country: z.union([Country, z.literal('all')], 'value_unknown').optional(),
  countryregion: z.string().max(60).optional(),
  city: z.string().max(100).optional(),
  min_age: Age.optional(),
  max_age: Age.optional(),
  online: Flag.optional(),
  with_photo: Flag.optional(),
  verified: Flag.optional(),
  ...choices,
  interests: listOf(interests).optional(),
  sort: z.enum(['active', 'new'], 'value_unknown').optional(),
  page: PageNumber.optional(),
};

export const SearchQuery = z.strictObject(searchFilters, 'filter_unknown');
export type SearchQuery = z.output<typeof SearchQuery>;

/** What was really searched for, defaults filled in; null means "any". */
export const SearchCriteria = z.object({
  gender: Gender,
  country: Country.nullable(),
  countryregion: z.string().nullable(),
  city: z.string().nullable(),
  min_age: z.int(),
  max_age: z.int(),
});
