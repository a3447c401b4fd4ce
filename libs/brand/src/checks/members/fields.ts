import { alwaysOffered } from '@parlour/models/members/search-criteria';
import { rule } from '../rule.ts';

/** Nobody searches for what nobody sees, or for people who cannot join. */
export const fieldsRule = rule(
  ['search_fields', 'visible_profile_fields', 'default_search', 'genders'],
  ({ search_fields, visible_profile_fields: visible, default_search, genders }, report) => {
    search_fields.forEach((field, index) => {
      if (visible.includes(field)) return;
      const reason = `${field} can be searched but is not among the visible profile fields`;
      report(['search_fields', index], reason, `take it out, or add ${field} to visible_profile_fields`);
    });
    for (const field of alwaysOffered) {
      if (visible.includes(field)) continue;
      report(
        ['visible_profile_fields'],
        `every brand is searched by ${field}, which is not shown here`,
        `add ${field}`,
      );
    }
    for (const key of ['visitor', 'male', 'female'] as const) {
      const gender = default_search[key];
      if (genders.includes(gender)) continue;
      report(['default_search', key], `no ${gender} can join here`, `take one of ${genders.join(', ')}`);
    }
  },
);
