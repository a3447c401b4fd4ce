import { rule } from './rule.ts';

const lists = ['countries', 'locales', 'genders', 'landers', 'visible_profile_fields', 'search_fields'] as const;

/** A list of choices names each once. */
export const nothingTwiceRule = rule(lists, (settings, report) => {
  for (const key of lists) {
    const values: readonly string[] = settings[key];
    values.forEach((value, index) => {
      if (values.indexOf(value) !== index) report([key, index], `${value} stands here twice`, 'take it out');
    });
  }
});
